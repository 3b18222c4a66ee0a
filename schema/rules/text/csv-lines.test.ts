import { expect, test } from '@jest/globals';
import { withoutFormula } from './csv-lines.ts';

test.each(['=1+1', '+1', '-1', '@sum', '\t=1', '＝1+1', '＋1', '－1', '＠sum'])(
  '%s does not run as a formula',
  (words) => expect(withoutFormula(words)).toBe(`'${words}`),
);

test('other words stay as they are', () => expect(withoutFormula('Boston +3.5')).toBe('Boston +3.5'));
