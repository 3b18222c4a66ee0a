#!/usr/bin/env bash
# standardwebhooks and svix verify the same signature, with the headers as a fetch handler has them.
# Guess: both take a Headers object, as each web framework hands it over today, and both return the parsed payload.
# Seen: neither finds a header in it; with a plain object standardwebhooks returns the payload and svix returns nothing.
# Ours: the documents show Object.fromEntries(request.headers) and parse the body that was verified.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund standardwebhooks@1.1.1 svix@2.5.0
cat >verify.mjs <<'JS'
import { Webhook as Standard } from 'standardwebhooks';
import { Webhook as Svix } from 'svix';
const secret = `whsec_${Buffer.from('twenty-four bytes of key').toString('base64')}`;
const [now, body] = [new Date(), '{"type":"pick.posted"}'];
const plain = {
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(Math.floor(now / 1000)),
  'webhook-signature': new Standard(secret).sign('msg_1', now, body),
};
const said = (make) => {
  try {
    return JSON.stringify(make()) ?? 'undefined';
  } catch (error) {
    return error.message;
  }
};
for (const [name, Webhook] of [['standardwebhooks 1.1.1', Standard], ['svix 2.5.0', Svix]]) {
  console.log(name, 'Headers:', said(() => new Webhook(secret).verify(body, new Headers(plain))));
  console.log(name, 'plain:', said(() => new Webhook(secret).verify(body, plain)));
}
JS
node verify.mjs | tee seen.txt
test "$(grep -c 'Headers: Missing required headers' seen.txt)" = 2
grep -q 'standardwebhooks 1.1.1 plain: {"type":"pick.posted"}' seen.txt
grep -q 'svix 2.5.0 plain: undefined' seen.txt
