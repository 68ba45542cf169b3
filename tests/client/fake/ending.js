import { html } from "/static/vendor/lit-html/lit-html.js";

/** What each seat had kept secret, if anything is told of it. @param {any} view @param {any} ui */
export function ending({ public: { secrets } }, ui) {
  if (!secrets) return { reveals: [], why: "" };
  if (secrets[9]) throw new Error("no such seat");
  const reveals = Object.entries(secrets).map(([seat, what]) => ({ seat: Number(seat), title: "Secret", body: html`<p>${what}</p>`, spoken: `held ${what}` }));
  return { reveals, why: `Because of ${secrets[0]}.` };
}
