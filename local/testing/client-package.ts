import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { temporaryFolder } from './temporary-folder.ts';

const run = promisify(execFile);

/** A program that uses all of the client, a line for each thing that it learned. Any runtime with Web APIs takes it. */
const PROGRAM = `
import { Chalkline, ChalklineError, verifyWebhook, WebhookRefused } from 'chalkline-client';

const { CHALKLINE: url, KEY: key, CALL, SECRET } = globalThis.process.env;
const say = (name, value) => console.log(JSON.stringify([name, value]));
const chalkline = new Chalkline({ url, key });

const { date, totalCount, picks } = await chalkline.board();
say('board', { date, totalCount, picks: picks.map(({ pick, locked }) => [pick, locked]) });
const visitor = await new Chalkline({ url: url + '/' }).board(date);
say('visitor', visitor.picks.map(({ pick, lockReason }) => [pick, lockReason]));
const { figures } = await chalkline.record();
say('record', [figures.wins, figures.losses, figures.staked.units]);
const kinds = [];
for await (const { kind } of chalkline.recordPicks({}, ['WIN', 'LOSS'])) kinds.push(kind);
say('recordPicks', kinds.sort());

const refused = (asked) => asked.catch((failure) => failure instanceof ChalklineError && [failure.code, failure.status]);
say('badKey', await refused(new Chalkline({ url, key: 'pk_none' }).board()));
say('badInput', await refused(chalkline.board('yesterday')));
say('away', await refused(new Chalkline({ url: 'http://127.0.0.1:9' }).board()));

const { body, headers, at } = JSON.parse(CALL);
const now = new Date(at);
say('webhook', (await verifyWebhook(body, headers, SECRET, now)).type);
const forged = [
  [body + ' ', headers, now],
  [body, { ...headers, 'webhook-signature': 'v1,AAAA' }, now],
  [body, headers, new Date(now.getTime() + 301_000)],
  [body, {}, now],
];
for (const each of forged)
  say('forged', await verifyWebhook(each[0], new Headers(each[1]), SECRET, each[2]).catch((failure) => failure instanceof WebhookRefused));

let boards = 0;
for await (const board of chalkline.live()) {
  say('live', board.totalCount);
  if (++boards === 3) break;
}
`;

export interface InstalledClient {
  folder: string;
  /** What the package holds, as npm would publish it. */
  files: string[];
  program: string;
}

/** The client as npm would publish it, built, packed and unpacked into an empty project beside a program that uses it. */
export async function installClient(): Promise<InstalledClient> {
  const folder = temporaryFolder();
  const place = join(folder, 'node_modules', 'chalkline-client');
  mkdirSync(place, { recursive: true });
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await run(npm, ['pack', '--pack-destination', folder, '--silent'], { cwd: resolve('packages/client') });
  const [packed = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  const { stdout } = await run('tar', ['-tzf', packed], { cwd: folder });
  await run('tar', ['-xzf', packed, '-C', place, '--strip-components=1'], { cwd: folder });
  writeFileSync(join(folder, 'package.json'), '{"type":"module","dependencies":{"chalkline-client":"*"}}');
  const program = join(folder, 'use-client.mjs');
  writeFileSync(program, PROGRAM);
  return {
    folder,
    program,
    files: stdout
      .trim()
      .split('\n')
      .map((name) => name.replace('package/', ''))
      .sort(),
  };
}

/** Runs the program; `onLine` is called for each thing that it learned. */
export async function useClient(
  [command = '', ...args]: string[],
  { folder, program }: InstalledClient,
  env: Record<string, string>,
  onLine: (name: string, value: unknown) => Promise<void> | void,
): Promise<[string, unknown][]> {
  const child = spawn(command, [...args, program], { cwd: folder, env: { ...process.env, ...env } });
  let complaints = '';
  child.stderr.on('data', (part) => {
    complaints += part;
  });
  const learned: [string, unknown][] = [];
  for await (const line of createInterface(child.stdout)) {
    const [name, value] = JSON.parse(line) as [string, unknown];
    learned.push([name, value]);
    await onLine(name, value);
  }
  if (complaints && child.exitCode !== 0) throw new Error(complaints);
  return learned;
}
