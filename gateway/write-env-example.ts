import { realpathSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { DEVELOPMENT, environment } from './env.ts';

const HEAD = `# Every variable that the gateway reads. Written by npm run env:example from gateway/env.ts.
# In production a line that is commented out may be left out. npm start needs none of them.
`;

/** The text of .env.example. */
export function environmentExample(): string {
  const parts = Object.entries(environment.shape).map(([name, field]) => entry(name, field));
  return [HEAD, ...parts].join('\n');
}

function entry(name: string, field: z.ZodType): string {
  const { success, data } = field.safeParse(undefined);
  const required = !success || name in DEVELOPMENT;
  const value = required || data === undefined ? '' : String(data);
  return `# ${field.description}\n${required ? '' : '# '}${name}=${value}\n`;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  writeFileSync('.env.example', environmentExample());
