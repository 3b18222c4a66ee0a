import { existsSync, readFileSync } from 'node:fs';
import { environment } from '#gateway/env.ts';

type Variables = Record<string, string | undefined>;

/**
 * What the process was given: its environment; in production also `.env` of the working folder, for what the environment
 * does not name; and for NAME_FILE the text of that file as NAME, as Docker and Kubernetes hand over secrets.
 * Throws an error that names every file that cannot be read.
 */
export function readVariables(variables: NodeJS.ProcessEnv): Variables {
  const isProduction = (variables.NODE_ENV ?? 'production') === 'production';
  // Libraries read the environment themselves, such as GOOGLE_APPLICATION_CREDENTIALS.
  if (isProduction && existsSync('.env')) process.loadEnvFile('.env');
  return withFiles(variables);
}

/** The variables, and those whose values are in files. */
export function withFiles(variables: Variables): Variables {
  const found: Variables = { ...variables };
  const problems: string[] = [];
  for (const name of Object.keys(environment.shape)) {
    const path = variables[`${name}_FILE`];
    if (!path) continue;
    if (variables[name]) problems.push(`${name}: give it or ${name}_FILE, not both`);
    else
      try {
        found[name] = readFileSync(path, 'utf8').trimEnd();
      } catch (failure) {
        problems.push(`${name}_FILE: ${(failure as Error).message}`);
      }
  }
  if (problems.length > 0) throw new Error(`The environment is invalid:\n  ${problems.join('\n  ')}`);
  return found;
}
