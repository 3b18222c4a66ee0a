import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/** The packages that the owner named: the dependency of each, and what its users import. */
const CARD: [name: string, dependency: string, imported?: string][] = [
  ['react', 'react'],
  ['react-dom', 'react-dom'],
  ['react-router-dom', 'react-router-dom'],
  ['@apollo/client', '@apollo/client'],
  ['graphql', 'graphql'],
  ['@apollo/server', '@apollo/server'],
  ['type-graphql', 'type-graphql'],
  ['@mikro-orm/core', '@mikro-orm/core'],
  ['@mikro-orm/postgresql', '@mikro-orm/postgresql'],
  ['graphql-codegen', '@graphql-codegen/cli'],
  ['mantine', '@mantine/core'],
  ['mantine', '@mantine/form'],
  ['firebase', 'firebase'],
  ['firebase-admin', 'firebase-admin'],
  ['braintree', 'braintree'],
  ['jest', 'jest', '@jest/globals'],
];

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json'));
const tools = JSON.parse(read('packages/tools/package.json'));
const decision = read('docs/decisions/0103-the-owners-card.md');
const sources = globSync(['codegen.ts', '{frontend,gateway,schema}/**/*.{ts,tsx}'], { cwd: ROOT }).map(read);

test.each(CARD)('%s is a dependency, by %s, and is used', (name, dependency, imported = dependency) => {
  expect({ ...dependencies, ...devDependencies, ...tools.devDependencies }).toHaveProperty([dependency]);
  const imports = new RegExp(`from '${imported}(/[^']+)?'`);
  expect(sources.some((text) => imports.test(text))).toBe(true);
  expect(decision).toContain(`\`${name}\``);
});
