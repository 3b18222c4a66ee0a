#!/bin/sh
# With DOMAIN: HTTPS for that domain, on all addresses of this machine. Without: plain HTTP for this machine only.
set -eu
folder=$(dirname "$0")
if [ -n "${DOMAIN:-}" ]; then
  export SITE="$DOMAIN" BIND=""
else
  export SITE="http://127.0.0.1:${LOOPBACK_PORT:-8000}" BIND="bind 127.0.0.1"
  echo "There is no DOMAIN in .env: the product is at $SITE, for this machine only and without TLS. Add DOMAIN=picks.example.com, whose DNS leads here, and run 'docker compose up -d caddy'."
fi
exec caddy run --config "$folder/Caddyfile" --adapter caddyfile
