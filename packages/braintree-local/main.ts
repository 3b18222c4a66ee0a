#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Running, startBraintree } from './server.ts';

const address = z.url({ protocol: /^https?$/ }).optional();

const path = z.stringFormat('path', /^\/(?!\/)[\w./-]*$/).optional();

const flags = z.object({
  port: z.coerce.number().int().min(0).max(65_535),
  // Not the file of `npm start`: two processes would overwrite each other's state.
  state: z.string().default(process.env.BRAINTREE_STATE ?? '.local/braintree-alone/state.json'),
  'webhook-url': address,
  'public-url': address,
  'assets-url': address,
  style: path,
  script: path,
});

function readFlags(): z.infer<typeof flags> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      port: { ...text, default: '0' },
      state: text,
      'webhook-url': text,
      'public-url': text,
      'assets-url': text,
      style: text,
      script: text,
    },
  });
  return flags.parse(values);
}

function start(): Promise<Running> {
  const { port, state, style, script, ...urls } = readFlags();
  return startBraintree({
    port,
    stateFile: state,
    settings: urls['webhook-url'] ? { webhookUrl: urls['webhook-url'] } : {},
    publicUrl: urls['public-url'],
    assetsUrl: urls['assets-url'],
    look: { style, script },
  });
}

/** One sentence instead of a stack. */
function sentence(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use. Choose another: npm run braintree -- --port N`
    : message;
}

try {
  const running = await start();
  process.stdout.write(`Local Braintree on ${running.url}, control page ${running.url}/__control\nready\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void running.close().then(() => process.exit(0)));
  }
} catch (error) {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}
