import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { buildSchema, isObjectType } from 'graphql';
import { lockedPick } from './samples.ts';

test('the locked sample has null where the contract says @tier', () => {
  const pick = buildSchema(readFileSync('schema/schema.graphql', 'utf8')).getType('Pick');
  const fields = isObjectType(pick) ? Object.values(pick.getFields()) : [];
  const gated = fields
    .filter(({ astNode }) => astNode?.directives?.some((directive) => directive.name.value === 'tier'))
    .map(({ name }) => name);
  expect(gated).toContain('pick');
  const sample: Record<string, unknown> = lockedPick();
  const shown = gated.filter((name) => name in sample && sample[name] !== null);
  if (shown.length > 0)
    throw new Error(`Set ${shown.join(', ')} to null in lockedPick of frontend/testing/samples.ts.`);
});
