import { expect, test } from '@jest/globals';
import { hasWords } from './search-words.ts';

const TEXT = 'Boston Celtics −3.5 (−110) at Book A';

test.each(['cel -3.5', 'celtics −3½', '(-110)', '(−110)', '–110', 'bos boo', '-3.5 -110'])(
  '%s is found',
  (typed) => expect(hasWords(TEXT, typed)).toBe(true),
);

test.each(['110', '3.5', '-3 -111', 'lakers'])('%s is not', (typed) =>
  expect(hasWords(TEXT, typed)).toBe(false),
);
