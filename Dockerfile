# A node of the store (docs/deploy/container.md). The apps are built inside; the image has no development tools.
ARG NODE=24

FROM node:${NODE}-bookworm-slim AS build
WORKDIR /srv/in-store
ENV CI=true
COPY . .
RUN npx --yes pnpm@12 install --frozen-lockfile \
  && npx --yes pnpm@12 build:apps
# The same packages without the tools, from the store that the installation has filled.
RUN rm -rf node_modules artwork/node_modules apps/*/node_modules packages/*/node_modules \
  && npx --yes pnpm@12 install --frozen-lockfile --offline --prod \
    --filter in-store-portal --filter '@instore/store-server...' --filter @instore/ui

FROM node:${NODE}-bookworm-slim
WORKDIR /srv/in-store
COPY --from=build /srv/in-store/package.json /srv/in-store/release.json ./
COPY --from=build /srv/in-store/node_modules node_modules
COPY --from=build /srv/in-store/scripts scripts
COPY --from=build /srv/in-store/artwork artwork
COPY --from=build /srv/in-store/packages packages
COPY --from=build /srv/in-store/apps/store-server apps/store-server
COPY --from=build /srv/in-store/apps/portal/dist apps/portal/dist
COPY --from=build /srv/in-store/apps/kiosk/dist apps/kiosk/dist
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4100 DATA_DIR=/data
VOLUME /data
EXPOSE 4100
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "scripts/start.ts", "--no-build"]
