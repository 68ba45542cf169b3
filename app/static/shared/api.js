/** The JSON API: errors come as a reason (a message id) and a text in the reader's language. */

export class ApiError extends Error {
  /** @param {number} status @param {string} reason @param {string} text */
  constructor(status, reason, text) {
    super(text || reason);
    this.status = status;
    this.reason = reason;
  }
}

/**
 * @param {string} path
 * @param {RequestInit} init
 * @returns {Promise<unknown>} what the caller knows to be there
 */
async function call(path, init) {
  let response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new ApiError(0, "refused-no-connection", "");
  }
  /** @type {{error?: {reason?: string, text?: string}} | null} */
  const body = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(response.status, body?.error?.reason ?? "refused", body?.error?.text ?? "");
  return body;
}

/** @param {string} path */
export const get = (path) => call(path, { headers: { accept: "application/json" } });

/** @param {string} path @param {unknown} [body] */
export const post = (path, body = {}) =>
  call(path, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(body),
  });
