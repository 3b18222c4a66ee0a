import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { LIMITS } from '#gateway/graphql/limits.ts';
import { POINTS_PER_MINUTE } from '#gateway/rate-limits/points.ts';
import { API_KEY_SCOPES, MAX_KEY_DAYS, MAX_KEYS, scopeText } from '#schema/rules/api-keys.ts';
import { ERRORS } from '#schema/rules/errors.ts';
import { createSchema } from './schema.ts';

const document = readFileSync('docs/api-keys.md', 'utf8').replaceAll(/\s+/g, ' ');
const number = (value: number) => value.toLocaleString('en-US');

test('the documents say the numbers that are enforced', () => {
  for (const [who, points] of [
    ['a visitor, per network', POINTS_PER_MINUTE.visitor],
    ['a member', POINTS_PER_MINUTE.member],
    ['an API key', POINTS_PER_MINUTE.key],
  ] as const)
    expect(document).toContain(`| ${who} | ${number(points)} |`);
  const { tokens, depth, fields, aliases, directives, repeats, cost } = LIMITS;
  const sentence = `${number(tokens)} tokens, ${depth} levels, ${fields} fields, ${aliases} aliases, ${directives} directives`;
  expect(document).toContain(`${sentence}, or ${repeats} times the same field`);
  expect(document).toContain(`One operation may cost ${number(cost)}`);
  expect(document).toContain(`at most ${MAX_KEY_DAYS} days ahead`);
  expect(MAX_KEYS).toBe(10);
});

test('they name every scope and every refusal of a key with its status', () => {
  for (const scope of API_KEY_SCOPES) expect(document).toContain(`\`${scopeText(scope)}\``);
  const codes = Object.entries(ERRORS).filter(
    ([code]) => /KEY_|_KEY|SCOPE_/.test(code) && code !== 'KEY_REUSED',
  );
  expect(codes.length).toBeGreaterThanOrEqual(7);
  for (const [code, { status }] of codes) expect(document).toContain(`| \`${code}\` | ${status} |`);
});

test('the schema says them too, so that introspection is enough', () => {
  const description = createSchema().description ?? '';
  for (const points of Object.values(POINTS_PER_MINUTE)) expect(description).toContain(number(points));
  expect(description).toContain(`may cost ${number(LIMITS.cost)} points`);
});
