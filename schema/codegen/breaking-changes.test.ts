import { describe, expect, test } from '@jest/globals';
import { addedFields, unintendedBreaks } from './breaking-changes.ts';

const OLDER = `
  directive @tier on FIELD_DEFINITION
  directive @staff(anyOf: [StaffScope!]!) on FIELD_DEFINITION
  directive @scope(anyOf: [KeyScope!]!) on FIELD_DEFINITION
  enum StaffScope { PICKS MONEY OTHER }
  enum KeyScope { READ_PICKS READ_RECORD }
  enum Tier { FREE PLUS VIP }
  input Wanted { id: ID! note: String }
  type Pick { id: ID! pick: String @tier line: Float tier(of: ID): Tier! }
  type Query {
    pick(id: ID!): Pick
    picks(first: Int): [Pick!]! @scope(anyOf: [READ_PICKS, READ_RECORD])
    revenue: Int @staff(anyOf: [PICKS, MONEY])
  }
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
    ['a gate', 'line: Float', 'line: Float @tier', "Field 'Pick.line' is gated by @tier"],
    [
      'a field for staff only',
      'pick(id: ID!): Pick',
      'pick(id: ID!): Pick @staff(anyOf: [PICKS])',
      "Field 'Query.pick' is open to staff only",
    ],
    ['a scope of staff', 'PICKS, MONEY]', 'PICKS]', "Field 'Query.revenue' is closed to staff with MONEY"],
    [
      'a scope of keys',
      '[READ_PICKS, READ_RECORD]',
      '[READ_PICKS]',
      "Field 'Query.picks' is closed to API keys with READ_RECORD",
    ],
    [
      'the only scope of keys left',
      '@scope(anyOf: [READ_PICKS, READ_RECORD])',
      '@scope(anyOf: [])',
      "Field 'Query.picks' is closed to API keys with READ_PICKS",
      "Field 'Query.picks' is closed to API keys with READ_RECORD",
    ],
    [
      'all keys',
      '@scope(anyOf: [READ_PICKS, READ_RECORD])',
      '',
      "Field 'Query.picks' is closed to API keys with READ_PICKS",
      "Field 'Query.picks' is closed to API keys with READ_RECORD",
    ],
  ])('%s', async (_name, from, to, ...sentences) => {
    const newer = changed(from, to);
    const listed = (reason: string) => sentences.map((change) => ({ change, reason }));
    expect(await unintendedBreaks(OLDER, newer, [])).toEqual(sentences);
    expect(await unintendedBreaks(OLDER, newer, listed('Nobody used it.'))).toEqual([]);
    expect(await unintendedBreaks(OLDER, newer, listed(' '))).toEqual(sentences);
  });
});

describe('adding does not', () => {
  test.each([
    ['a field', 'line: Float', 'line: Float odds: Float'],
    ['an enum value', 'VIP', 'VIP GOLD'],
    ['an optional argument', 'first: Int', 'first: Int after: String'],
    ['a value where null was possible', 'line: Float', 'line: Float!'],
    ['a description', 'type Pick', '"A pick." type Pick'],
    ['what a gate hid', 'pick: String @tier', 'pick: String'],
    ['what staff had for themselves', ' @staff(anyOf: [PICKS, MONEY])', ''],
    ['a scope of staff', '@staff(anyOf: [PICKS, MONEY])', '@staff(anyOf: [PICKS, MONEY, OTHER])'],
    ['keys', 'pick(id: ID!): Pick', 'pick(id: ID!): Pick @scope(anyOf: [READ_PICKS])'],
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
