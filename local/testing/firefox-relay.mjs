#!/usr/bin/env node
// Playwright starts this program as if it were Firefox: FIREFOX_PATH, with one command answered in its place. Playwright
// sets the color scheme of each page with `emulation.setMediaFeaturesOverride`, which Firefox's WebDriver BiDi does not
// have yet, and fails without an answer. Nothing here needs it: a journey chooses its theme as a member does.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import WebSocket, { WebSocketServer } from 'ws';

const UNKNOWN_TO_FIREFOX = 'emulation.setMediaFeaturesOverride';
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const browser = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
});
browser.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => browser.kill(signal));

createInterface({ input: browser.stderr }).on('line', (line) => {
  const address = line.match(LISTENING)?.[1];
  if (address) relayTo(address);
  else console.error(line);
});

function relayTo(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: 0 });
  server.on('listening', () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  );
  server.on('connection', (client, { url }) => join(client, new WebSocket(address + url, { maxPayload: 0 })));
}

function join(client, firefox) {
  const early = [];
  client.on('message', (data) => {
    const { id, method } = JSON.parse(data);
    if (method === UNKNOWN_TO_FIREFOX) client.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (firefox.readyState === WebSocket.OPEN) firefox.send(String(data));
    else early.push(String(data));
  });
  firefox.on('open', () => {
    for (const message of early.splice(0)) firefox.send(message);
  });
  firefox.on('message', (data) => client.send(String(data)));
  firefox.on('close', () => client.close());
  client.on('close', () => firefox.close());
}
