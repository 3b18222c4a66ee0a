import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { CONTROL_STYLE_PATH } from '#local/pages/style.ts';
import { type Child, lastLines, startChild } from '#local/system/child-process.ts';
import { UserFacingError } from '#local/system/errors.ts';
import { freePort } from '#local/system/free-port.ts';

export type Service = Pick<Child, 'ended' | 'stop'> & { origin: string };

const BRAINTREE = createRequire(import.meta.url).resolve('@chalkline/braintree-local/main');
/** The control page is reached below the product's address, so it takes the product's look from there. */
const LOOK = { style: CONTROL_STYLE_PATH, script: '/before-paint.js' };
const READY_WITHIN_MS = 60_000;

type BraintreeAddresses = {
  /** Where browsers find it, if not at its own address. */
  publicUrl?: string;
  /** Where browsers load the card fields from, if not there. */
  assetsUrl?: string;
  /** Where it notifies the product, if at all. */
  webhookUrl?: string;
};

/** The local Braintree; it prints a line `ready` when it listens. `stateFile` keeps it over restarts. */
export async function startBraintree(
  { publicUrl, assetsUrl, webhookUrl }: BraintreeAddresses,
  stateFile: string,
  log: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Service> {
  const port = await freePort();
  const addresses = {
    ...(publicUrl && { 'public-url': publicUrl }),
    ...(assetsUrl && { 'assets-url': assetsUrl }),
    ...(webhookUrl && { 'webhook-url': webhookUrl }),
  };
  const options = { port: String(port), state: stateFile, ...addresses, ...LOOK };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const child = startChild({ args: [BRAINTREE, ...args], env, log });
  const isReady = async () => /^ready\b/m.test(readFileSync(log, 'utf8'));
  return service('The local Braintree', child, port, log, isReady);
}

/** Vite's server for development: pages and modules as they are in the sources, changed in the open page. */
export async function startVite(log: string): Promise<Service> {
  const port = await freePort();
  const vite = 'node_modules/vite/bin/vite.js';
  const args = [vite, '--host', '127.0.0.1', '--port', String(port), '--strictPort'];
  return service('Vite', startChild({ args, log }), port, log, () => answers(port));
}

async function service(
  name: string,
  child: Child,
  port: number,
  log: string,
  isReady: () => Promise<boolean>,
): Promise<Service> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await isReady())) {
    if (child.hasEnded()) throw new UserFacingError(`${name} did not start:\n${lastLines(log)}`);
    if (performance.now() > deadline) {
      await child.stop();
      throw new UserFacingError(`${name} did not start within a minute; its log is ${log}.`);
    }
    await pause(50);
  }
  return { origin: `http://127.0.0.1:${port}`, ended: child.ended, stop: child.stop };
}

async function answers(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
  await answer?.body?.cancel();
  return answer !== undefined;
}
