import { expect, test } from '@jest/globals';
import { readStatements } from './read-statements.ts';

const FILE = `-- How many there are.
-- name: count
select count(*) as "n!" from picks where day = ':not' and tier = :tier -- one; of them
   and (:league?::text is null or league = :league) and tier <> :tier;

-- name: lines
-- type: lines is QuoteLine[] of #schema/rules/money/quote.ts
select lines from invoices;
`;

test('reads names, comments, values and lines of the statements of a file', () => {
  const [count, lines] = readStatements(FILE);
  expect(count).toEqual({
    name: 'count',
    comment: 'How many there are.',
    line: 3,
    text: `select count(*) as "n!" from picks where day = ':not' and tier = $1 \n   and ($2::text is null or league = $2) and tier <> $1`,
    values: [
      { name: 'tier', isNullable: false },
      { name: 'league', isNullable: true },
    ],
    types: [],
  });
  expect(lines).toMatchObject({
    name: 'lines',
    line: 8,
    types: [{ column: 'lines', type: 'QuoteLine[]', module: '#schema/rules/money/quote.ts' }],
  });
});

test('puts parts in, on one line each, with what they say of their columns', () => {
  const [one] = readStatements(`-- part: priced
-- type: lines is QuoteLine[] of #schema/rules/money/quote.ts
select lines -- of an invoice
  from {source};

-- part: source
invoices where tier = :tier;

-- name: lines
{priced}
 limit :most;
`);
  expect(one).toMatchObject({
    text: 'select lines from invoices where tier = $1\n limit $2',
    types: [{ column: 'lines', isOfPart: true }],
    line: 10,
  });
});

test.each([
  ['a part that is not there', '-- name: one\nselect {two};', '2: there is no part two'],
  ['no name', 'select 1;', '1: a statement needs one comment of the form -- name: words'],
  ['two names', '-- name: one\n-- name: two\nselect 1;', '3: a statement needs one comment'],
  ['no semicolon', '-- name: one\nselect 1', '1: the last statement has no semicolon'],
  [
    'a type that nobody can import',
    '-- name: one\n-- type: a Text\nselect a;',
    '3: write -- type: column is Type of',
  ],
])('refuses %s, with its line', (_, file, problem) => {
  expect(() => readStatements(file)).toThrow(problem);
});
