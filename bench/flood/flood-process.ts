import { Agent, get } from 'node:http';
import { countStatus, type Flood, type Statuses } from './start-flood.ts';

/** The process of `startFlood`. */
const statuses: Statuses = {};
let isOver = false;
let agent = new Agent();
let asking: Promise<unknown> = Promise.resolve();

process.on('message', (message: Flood | 'end') => {
  if (message === 'end') return void end();
  agent = new Agent({ keepAlive: true, maxSockets: message.connections });
  asking = Promise.all(Array.from({ length: message.connections }, () => askOn(message)));
});

async function end(): Promise<void> {
  isOver = true;
  await asking;
  agent.destroy();
  process.send?.(statuses);
  process.disconnect();
}

let asked = 0;

/** One connection; bodies are read and thrown away. */
async function askOn({ url, paths }: Flood): Promise<void> {
  while (!isOver) {
    asked += 1;
    await ask(`${url}${paths[asked % paths.length]}`);
  }
}

function ask(address: string): Promise<void> {
  const headers = { 'x-forwarded-for': '192.0.2.7' };
  return new Promise((resolve) => {
    get(address, { agent, headers }, (response) => {
      countStatus(statuses, response.statusCode);
      response.resume().on('close', resolve);
    }).on('error', () => {
      countStatus(statuses, 0);
      resolve();
    });
  });
}
