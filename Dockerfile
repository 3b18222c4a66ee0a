# The gateway with the built front end; /explorer tries the API, unless EXPLORER=off. PostgreSQL, identity, card processor and mail server are outside.
# What is built is the same for every architecture, so it is built on that of the builder.
FROM --platform=$BUILDPLATFORM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/braintree-local/package.json packages/braintree-local/
COPY packages/client/package.json packages/client/
COPY packages/tools/package.json packages/tools/
RUN npm ci --workspace packages/braintree-local --include-workspace-root
COPY . .
# There is no Git in here: docker build --build-arg COMMIT="$(git rev-parse HEAD)".
ARG COMMIT
RUN npm run build

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional --workspaces=false && npm cache clean --force
COPY --from=build /app/dist ./dist
COPY examples ./examples
# A volume that is mounted here first belongs to the same user (ASSETS_DIR).
RUN install -d -o node -g node /assets
USER node
EXPOSE 4000
# For `docker run`; Compose and Kubernetes ask by themselves. A process that drains is as it should be.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4000}/livez`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# docker build --build-arg VERSION=0.1.0 --build-arg COMMIT="$(git rev-parse HEAD)"
ARG VERSION COMMIT
LABEL org.opencontainers.image.title="Chalkline" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="$VERSION" \
  org.opencontainers.image.revision="$COMMIT"
# A process that is little used holds half of the memory with them (docs/operations.md).
ENV MALLOC_ARENA_MAX=2
CMD ["node", "--max-semi-space-size=4", "dist/gateway/main.js"]
