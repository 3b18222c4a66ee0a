import { expect, test } from '@jest/globals';
import { withoutValues } from './trace-queries.ts';

test.each([
  [
    'update picks set odds = 1.91, line = -3.5 where id = $1',
    'update picks set odds = ?, line = ? where id = $1',
  ],
  [
    "select * from picks where pick = 'Bills -3.5' and team_one = 'O''Neil'",
    'select * from picks where pick = ? and team_one = ?',
  ],
  ["values ('2031-11-20T17:00:00.000Z', 7, null)", 'values (?, ?, null)'],
  [
    'select "s1"."id", md5($12) from "t2" as s1 limit 20',
    'select "s1"."id", md5($12) from "t2" as s1 limit ?',
  ],
  ['select a-1, 2.5e', 'select a-?, ?e'],
])('%s', (sent, traced) => {
  expect(withoutValues(sent)).toBe(traced);
});
