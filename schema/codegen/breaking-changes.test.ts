import { describe, expect, test } from 'vitest';
import { addedFields, unintendedBreaks } from './breaking-changes.ts';

const OLDER = `
  directive @tier on FIELD_DEFINITION
  enum Tier { FREE PLUS VIP }
  input Wanted { id: ID! note: String }
  type Pick { id: ID! pick: String @tier line: Float tier(of: ID): Tier! }
  type Query { pick(id: ID!): Pick picks(first: Int): [Pick!]! }
`;

/** The older contract with one piece of text replaced. */
const changed = (from: string, to: string) => {
  expect(OLDER).toContain(from);
  return OLDER.replace(from, to);
};

describe('removing or narrowing breaks', () => {
  test.each([
    ['a field', 'line: Float', '', "Field 'line' was removed from object type 'Pick'"],
    ['its type', 'line: Float', 'line: Int', "Field 'Pick.line' changed type from 'Float' to 'Int'"],
    [
      'null where there was a value',
      'Tier!',
      'Tier',
      "Field 'Pick.tier' changed type from 'Tier!' to 'Tier'",
    ],
    ['an enum value', 'VIP', '', "Enum value 'VIP' was removed from enum 'Tier'"],
    ['an argument', '(of: ID)', '', "Argument 'of: ID' was removed from field 'Pick.tier'"],
    [
      'a new required argument',
      'first: Int',
      'first: Int!',
      "Type for argument 'first' on field 'Query.picks' changed from 'Int' to 'Int!'",
    ],
    [
      'a new required input',
      'note: String',
      'note: String!',
      "Input field 'Wanted.note' changed type from 'String' to 'String!'",
    ],
  ])('%s', async (_name, from, to, sentence) => {
    const newer = changed(from, to);
    expect(await unintendedBreaks(OLDER, newer, [])).toEqual([sentence]);
    expect(await unintendedBreaks(OLDER, newer, [{ change: sentence, reason: 'Nobody used it.' }])).toEqual(
      [],
    );
    expect(await unintendedBreaks(OLDER, newer, [{ change: sentence, reason: ' ' }])).toEqual([sentence]);
  });
});

describe('adding does not', () => {
  test.each([
    ['a field', 'line: Float', 'line: Float odds: Float'],
    ['an enum value', 'VIP', 'VIP GOLD'],
    ['an optional argument', 'first: Int', 'first: Int after: String'],
    ['a value where null was possible', 'line: Float', 'line: Float!'],
    ['a description', 'type Pick', '"A pick." type Pick'],
    ['a deprecation', 'line: Float', 'line: Float @deprecated(reason: "Use odds.")'],
  ])('%s', async (_name, from, to) => {
    expect(await unintendedBreaks(OLDER, changed(from, to), [])).toEqual([]);
  });
});

test('added fields are listed for the changelog', async () => {
  const newer = changed('line: Float', 'line: Float broadcast: String');
  expect(await addedFields(OLDER, newer)).toEqual(['Pick.broadcast']);
  expect(await addedFields(newer, OLDER)).toEqual([]);
});
