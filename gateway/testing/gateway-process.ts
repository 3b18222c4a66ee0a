import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { BuiltGateway } from './built-gateway.ts';
import { required } from './database.ts';

/** The whole gateway with its workers as a process of its own, which can be killed. */
export interface GatewayProcess {
  url: string;
  /** Everything it has said so far. */
  output(): string;
  /** As the kernel does it: nothing is finished, and no one gets a message. */
  kill(): Promise<void>;
}

/** Starts one; `overrides` name at least DATABASE_URL and BRAINTREE_ENVIRONMENT. Throws what it said when it ends. */
export async function startGatewayProcess(
  { main }: BuiltGateway,
  overrides: Record<string, string>,
): Promise<GatewayProcess> {
  const env = {
    ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    ...{ NODE_ENV: 'test', PORT: '0', FRONTEND_DIR: 'none' },
    ...{ FIREBASE_PROJECT_ID: 'demo-chalkline', FIREBASE_API_KEY: 'local' },
    FIREBASE_AUTH_EMULATOR_HOST: required('FIREBASE_AUTH_EMULATOR_HOST'),
    BRAINTREE_MERCHANT_ID: 'integration_merchant_id',
    BRAINTREE_PUBLIC_KEY: 'integration_public_key',
    BRAINTREE_PRIVATE_KEY: 'integration_private_key',
    ...overrides,
  };
  const child = spawn(process.execPath, [main, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line);
      const address = /Server listening at (http:[^"]+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`The gateway ended:\n${lines.join('\n')}`)));
  });
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { url, output: () => lines.join('\n'), kill };
}
