import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@jest/globals';
import { until } from '#local/testing/until.ts';
import { ask } from './ask.ts';
import { QUESTIONS } from './questions.ts';

/** Answers each question as it appears, and keeps what the terminal shows. */
async function play(values: Record<string, string>, answers: Record<string, string[]>) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let shown = '';
  const left = structuredClone(answers);
  output.on('data', (chunk) => {
    shown += chunk;
    const asked = /(?:^|\n)([A-Z_]+): $/.exec(stripVTControlCharacters(String(chunk)))?.[1];
    if (asked) setImmediate(() => input.write(`${left[asked]?.shift() ?? ''}\n`));
  });
  const kept: [string, string][] = [];
  await ask(values, (name, value) => kept.push([name, value]), { input, output });
  await until(() => output.readableLength === 0);
  return { kept, shown };
}

test('asks only for what is missing, again after a wrong answer, and takes none for none', async () => {
  const known = Object.fromEntries(QUESTIONS.map((name) => [name, 'known']));
  const { kept, shown } = await play(
    { ...known, PUBLIC_URL: '', DATABASE_URL: '', MAIL_FROM: '' },
    { PUBLIC_URL: ['picks', 'https://picks.example.com'], MAIL_FROM: ['Picks <a@b.example>'] },
  );
  expect(kept).toEqual([
    ['PUBLIC_URL', 'https://picks.example.com'],
    ['MAIL_FROM', 'Picks <a@b.example>'],
  ]);
  expect(shown).toContain('Where people reach the product');
  expect(shown).toContain('Invalid URL');
  expect(shown).toContain('Leave it empty if Docker Compose runs the database.');
});

test('the name of what is asked stays in its line, which a terminal clears before it is typed in', async () => {
  const known = Object.fromEntries(QUESTIONS.map((name) => [name, 'known']));
  const { shown } = await play({ ...known, MAIL_FROM: '' }, { MAIL_FROM: ['Picks <a@b.example>'] });
  const lastLine = shown.split('\x1b[0J').at(-1) ?? '';
  expect(stripVTControlCharacters(lastLine).trim()).toBe('MAIL_FROM: Picks <a@b.example>');
});

test('secrets that are typed are not shown', async () => {
  const known = Object.fromEntries(QUESTIONS.map((name) => [name, 'known']));
  const { kept, shown } = await play(
    { ...known, BRAINTREE_PRIVATE_KEY: '' },
    { BRAINTREE_PRIVATE_KEY: ['hunter2'] },
  );
  expect(kept).toEqual([['BRAINTREE_PRIVATE_KEY', 'hunter2']]);
  expect(shown).not.toContain('hunter2');
});
