import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface TestProcessor {
  url: string;
  /** Orders the local Braintree: see its README. */
  order<A = unknown>(method: string, name: string, body?: unknown): Promise<A>;
  close(): Promise<void>;
}

/**
 * A local Braintree of this test file's own, in its own process, with nothing in its vault. Its clock is ahead by the
 * milliseconds in a file, if one is named.
 */
export async function startProcessor(clockFile?: string): Promise<TestProcessor> {
  const folder = mkdtempSync(join(tmpdir(), 'chalkline-processor-'));
  const args = [
    fileURLToPath(import.meta.resolve('@chalkline/braintree-local/main')),
    '--port',
    '0',
    '--state',
    join(folder, 'state.json'),
  ];
  const env = { ...process.env, ...(clockFile && { CLOCK_FILE: clockFile }) };
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
  const url = await addressOf(createInterface(child.stdout));
  const order = async <A>(method: string, name: string, body?: unknown): Promise<A> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/__control/${name}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    const text = await answer.text();
    return (text ? JSON.parse(text) : null) as A;
  };
  const close = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, order, close };
}

async function addressOf(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line);
    if (address) return address[0];
  }
  throw new Error('The local Braintree did not start');
}
