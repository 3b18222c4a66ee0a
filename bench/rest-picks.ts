import 'reflect-metadata';
import { type ChildProcess, fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { print } from 'graphql';
import { PicksOfDayDocument } from '#gateway/rest/generated/operations.ts';
import { openGateway, TODAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member } from '#gateway/testing/users.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';

/**
 * CPU of the gateway for GET /api/picks/all against the same query through /graphql, one block of requests after
 * the other in one run, asked from another process. Promise of the REST table: at most 1.2 times.
 *
 *   node --import tsx bench/rest-picks.ts [requests a block]
 */
const REQUESTS = Number(process.argv.findLast((word) => /^\d+$/.test(word)) ?? 1_000);
const BLOCKS = 7;
const PICKS = 20;
const AT_ONCE = 8;

interface Load {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

async function measure(): Promise<void> {
  const gateway = await openGateway({ LOG_LEVEL: 'silent' });
  const client = fork(fileURLToPath(import.meta.url), ['load', String(REQUESTS)], {
    execArgv: ['--import', 'tsx'],
  });
  try {
    for (let count = 0; count < PICKS; count += 1)
      await givenPick(gateway, { tier: count % 2 ? 'PREMIUM' : 'PLUS' });
    const { token } = await member(gateway, { plan: { tier: 'PLUS' } });
    const address = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
    const [rest, graphql] = loads(address, token);
    const ratios: number[] = [];
    for (let block = 0; block < BLOCKS; block += 1) {
      const [restCpu, graphqlCpu] = [await cpuOf(client, rest), await cpuOf(client, graphql)];
      if (block > 0) ratios.push(restCpu / graphqlCpu);
      printRatio(block === 0 ? 'warm-up' : `block ${block}`, restCpu, graphqlCpu);
    }
    const ratio = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Number.NaN;
    process.stdout.write(`\nmedian: ${ratio.toFixed(2)} × (promise: at most 1.2 ×)\n`);
    process.exitCode = ratio <= 1.2 ? 0 : 1;
  } finally {
    client.kill();
    await gateway.close();
  }
}

function printRatio(block: string, rest: number, graphql: number): void {
  const figures = `REST ${rest.toFixed(0)} µs  GraphQL ${graphql.toFixed(0)} µs a request`;
  process.stdout.write(`${block.padEnd(8)} ${figures}  ${(rest / graphql).toFixed(2)} ×\n`);
}

function loads(address: string, token: string): [rest: Load, graphql: Load] {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ query: print(PicksOfDayDocument), variables: { date: TODAY } });
  return [
    { url: `${address}/api/picks/all?date=${TODAY}`, method: 'GET', headers },
    { url: `${address}/graphql`, method: 'POST', headers, body },
  ];
}

/** CPU of this process, in microseconds a request, while the other one sends a block. */
async function cpuOf(client: ChildProcess, load: Load): Promise<number> {
  const before = process.cpuUsage();
  const answered = new Promise((resolve) => client.once('message', resolve));
  client.send(load);
  const failure = await answered;
  if (failure) throw new Error(String(failure));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / REQUESTS;
}

/** The other process: sends the requests it is given and reports when all are answered. */
function serveLoad(): void {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  process.on('message', (load: Load) => {
    let left = REQUESTS;
    const worker = async () => {
      while (left-- > 0) await send(agent, load);
    };
    Promise.all(Array.from({ length: AT_ONCE }, worker)).then(
      () => process.send?.(''),
      (failure: unknown) => process.send?.(String(failure)),
    );
  });
}

function send(agent: Agent, { url, method, headers, body }: Load): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () =>
        response.statusCode === 200 && text.includes('Bills -3.5') ? resolve() : reject(new Error(text)),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

if (process.argv[2] === 'load') serveLoad();
else {
  await startWorld();
  try {
    await measure();
  } finally {
    await stopWorld();
  }
}
