#!/usr/bin/env bash
# nodemailer's limits for connecting and for the greeting, against a mail server that is connected at once and greets after two seconds.
# Guess: `connectionTimeout` ends with the connection, and from then on `greetingTimeout` alone counts, as the two names say.
# Seen: the first goes on through the greeting. With 1 s to connect and 10 s for the greeting, it fails after one second, and the
# error speaks of the greeting. A server that makes its callers wait needs both limits raised.
# Ours: both are 30 s, with a test of a server that greets late (gateway/integrations).
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund nodemailer@10.6.0 2>/dev/null
cat >ask.mjs <<'JS'
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createTransport } from 'nodemailer';

const answer = (words) => (/^EHLO/.test(words) ? '250 mail.test\r\n' : /^QUIT/.test(words) ? '221 bye\r\n' : '250 ok\r\n');
const server = createServer((socket) => {
  setTimeout(() => socket.destroyed || socket.write('220 mail.test ESMTP\r\n'), 2_000);
  socket.on('data', (data) => socket.write(answer(String(data)))).on('error', () => {});
}).listen(0, '127.0.0.1');
await once(server, 'listening');
console.log('nodemailer 10.6.0');
for (const [connectionTimeout, greetingTimeout] of [[1_000, 10_000], [10_000, 10_000]]) {
  const place = { host: '127.0.0.1', port: server.address().port, ignoreTLS: true };
  const outcome = await createTransport({ ...place, connectionTimeout, greetingTimeout }).verify().catch((failure) => failure.message);
  console.log(`connect ${connectionTimeout}, greeting ${greetingTimeout}: ${outcome}`);
}
process.exit();
JS
node ask.mjs | tee seen.txt
grep -qx 'connect 1000, greeting 10000: Greeting never received' seen.txt
grep -qx 'connect 10000, greeting 10000: true' seen.txt
