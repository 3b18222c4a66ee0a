import { mkdirSync, writeFileSync } from 'node:fs';
import { WEBHOOK_SAMPLES } from './samples.ts';

/** Writes the sample payloads to examples/webhooks, a file each. */
mkdirSync('examples/webhooks', { recursive: true });
for (const [name, body] of Object.entries(WEBHOOK_SAMPLES))
  writeFileSync(`examples/webhooks/${name}.json`, `${JSON.stringify(body, null, 2)}\n`);
