import type { z } from 'zod';
import { DEVELOPMENT } from '#gateway/env/development.ts';
import { environment } from '#gateway/env.ts';
import { composeVariables } from './compose-variables.ts';

const HEAD = `# Every variable that the gateway reads. Written by npm run env:example from gateway/env.
# In production a line that is commented out may be left out. npm start needs none of them.
# A secret may stand in a file instead: NAME_FILE=/run/secrets/name.
`;

const COMPOSE = '# What docker-compose.yml reads besides.\n';

/** Has a default for development that production refuses. */
const REQUIRED = [...Object.keys(DEVELOPMENT), 'PUBLIC_URL'];

/** The text of .env.example. */
export function exampleText(): string {
  const [own, ofCompose] = [environment, composeVariables].map(({ shape }) =>
    Object.entries<z.ZodType>(shape).map(([name, field]) => entry(name, field)),
  );
  return [HEAD, ...(own ?? []), COMPOSE, ...(ofCompose ?? [])].join('\n');
}

function entry(name: string, field: z.ZodType): string {
  const { success, data } = field.safeParse(undefined);
  const required = !success || REQUIRED.includes(name);
  const value = required || data === undefined ? '' : String(data);
  return `# ${field.description}\n${required ? '' : '# '}${name}=${value}\n`;
}
