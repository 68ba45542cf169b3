# Small, non-root, in three stages: what the browser is served, what Python needs, and nothing else.

FROM node:22-slim AS client
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM python:3.11-slim AS build
WORKDIR /srv/parlour
RUN python -m venv /opt/venv
COPY pyproject.toml constraints.txt README.md ./
COPY app app
COPY parlour parlour
RUN /opt/venv/bin/pip install --no-cache-dir --disable-pip-version-check -c constraints.txt -e .
COPY --from=client /build/node_modules node_modules
RUN /opt/venv/bin/python -m app.vendor && rm -rf node_modules
COPY migrations migrations
COPY docs/rules docs/rules
RUN /opt/venv/bin/python -m compileall -q app

FROM python:3.11-slim
RUN useradd --system --uid 10001 --home-dir /data parlour && install -d -o parlour /data
COPY --from=build /opt/venv /opt/venv
COPY --from=build /srv/parlour /srv/parlour
WORKDIR /srv/parlour
USER parlour
VOLUME /data
ENV PATH=/opt/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PARLOUR_HOST=0.0.0.0 \
    PARLOUR_PORT=8000 \
    PARLOUR_DATA_DIR=/data \
    PARLOUR_DATABASE_URL=sqlite:////data/parlour.db \
    PARLOUR_LOG_FORMAT=json
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=4s --start-period=20s --retries=4 \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz', timeout=3)"]
STOPSIGNAL SIGTERM
CMD ["parlour", "serve"]
