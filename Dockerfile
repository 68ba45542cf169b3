# Small, non-root, in three stages: what the browser is served, the wheel with what it needs, and nothing else.

FROM node:22-slim AS client
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY scripts/drawings scripts/drawings
RUN node scripts/drawings/main.mjs > drawings.json

FROM python:3.11-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends binutils
WORKDIR /build
COPY . .
COPY --from=client /build/node_modules node_modules
COPY --from=client /build/drawings.json drawings.json
RUN pip install --no-cache-dir --disable-pip-version-check -c constraints.txt brotli fonttools \
    && python -m scripts.client_files --drawings drawings.json \
    && pip wheel --no-cache-dir --disable-pip-version-check --no-deps --wheel-dir dist . \
    && python -m venv --without-pip /opt/venv \
    && pip --python /opt/venv/bin/python install --no-cache-dir --disable-pip-version-check -c constraints.txt dist/*.whl
# What packages bring and nobody needs here, 60 MB: other languages than ours, debug symbols, their own tests.
RUN cd /opt/venv/lib/python3.11/site-packages \
    && find babel/locale-data -type f ! -name root.dat ! -name 'en*' ! -name 'it*' ! -name 'hu*' -delete \
    && find . -name '*.so' -exec strip --strip-unneeded {} + \
    && find . -type d -name tests -prune -exec rm -r {} +

FROM python:3.11-slim
RUN useradd --uid 10001 --no-log-init --no-create-home --home-dir /data --shell /usr/sbin/nologin parlour \
    && install -d -o parlour /data \
    && python -m pip uninstall --yes --quiet --root-user-action ignore pip
COPY --from=build /opt/venv /opt/venv
USER parlour
WORKDIR /data
VOLUME /data
ENV PATH=/opt/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PARLOUR_HOST=0.0.0.0 \
    PARLOUR_PORT=8000 \
    PARLOUR_DATA_DIR=/data \
    PARLOUR_DATABASE_URL=sqlite:////data/parlour.db \
    PARLOUR_LOG_FORMAT=json
EXPOSE 8000
# Ends a server that no longer answers at all, so that it is started again. For that process 1 must be an init: docker
# run --init, or `init: true` in a compose file.
HEALTHCHECK --interval=15s --timeout=8s --start-period=20s --retries=4 CMD ["parlour", "healthcheck", "--end", "1"]
STOPSIGNAL SIGTERM
CMD ["parlour", "serve"]
