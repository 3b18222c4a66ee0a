import { expect, test } from 'vitest';
import { csvLines, withoutFormula } from './csv-lines.ts';

test.each(['=1+1', '+1', '-1', '@sum', '\t=1', '＝1+1', '＋1', '－1', '＠sum'])(
  '%s does not run as a formula',
  (words) => expect(withoutFormula(words)).toBe(`'${words}`),
);

test('other words stay as they are', () => expect(withoutFormula('Boston +3.5')).toBe('Boston +3.5'));

test('cells with tabs between them, as spreadsheets copy them', () => {
  expect(csvLines('a, b\t"c\td"\t\r\n\r\n"e ""f"""\tg', '\t')).toEqual([
    { row: 1, cells: ['a, b', 'c\td', ''] },
    { row: 3, cells: ['e "f"', 'g'] },
  ]);
});
