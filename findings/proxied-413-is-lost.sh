#!/usr/bin/env bash
# A body above Fastify's `bodyLimit`, sent to it directly and through @fastify/http-proxy: what does the client read?
# Guess: the refusal, 413, both times; the proxy passes an answer on whatever it says.
# Seen: directly always 413. Fastify answers and closes while the body is still arriving, so a proxy that is still sending sees a broken
# connection before it has read the answer: the client gets a 500 of the proxy, or no answer at all. Small bodies pass in time.
# Ours: a body that is too large for its sender is refused before it is read, so the connection stays (gateway/server, limit-bodies).
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fastify@5.12.8 @fastify/http-proxy@11.6.3 2>/dev/null
cat >ask.mjs <<'JS'
import { request } from 'node:http';
import proxy from '@fastify/http-proxy';
import Fastify from 'fastify';

const server = Fastify({ bodyLimit: 100_000 });
server.post('/file', async () => 'read');
const upstream = await server.listen({ port: 0, host: '127.0.0.1' });
const front = Fastify();
front.register(proxy, { upstream });
const proxied = await front.listen({ port: 0, host: '127.0.0.1' });

const send = (origin, size) =>
  new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': size };
    const sent = request(`${origin}/file`, { method: 'POST', headers }, (answer) => resolve(answer.resume().statusCode));
    sent.on('error', () => resolve('no answer')).end(JSON.stringify('a'.repeat(size - 2)));
  });
const ten = async (origin, size) => {
  const outcomes = [];
  for (let count = 0; count < 10; count += 1) outcomes.push(await send(origin, size));
  return outcomes.every((outcome) => outcome === 413) ? 'always 413' : 'not always 413';
};
console.log('fastify 5.12.8, @fastify/http-proxy 11.6.3');
console.log(`directly, 5 MB: ${await ten(upstream, 5_000_000)}`);
console.log(`proxied, 150 kB: ${await ten(proxied, 150_000)}`);
console.log(`proxied, 5 MB: ${await ten(proxied, 5_000_000)}`);
process.exit();
JS
node ask.mjs | tee seen.txt
grep -qx 'directly, 5 MB: always 413' seen.txt
grep -qx 'proxied, 150 kB: always 413' seen.txt
grep -qx 'proxied, 5 MB: not always 413' seen.txt
