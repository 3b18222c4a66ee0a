import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { until } from '#local/testing/until.ts';
import { testBrowser } from './test-browser.ts';
import { expectAccessibleInBothThemes, expectAccessibleOnDesktopAndPhone } from './visual-checks.ts';

const visit = testBrowser();

const TRACKER = [
  'My picks,,,,,,,',
  'Sport,Matchup,Start,Bet,Price,Stake,Result,Notes',
  'NBA,Celtics @ Heat,11:30 PM,Celtics -3.5,-110,1u,,Rested and at home',
  'NBA,Nets @ Hawks,11:30 PM,Hawks ML,150,1u,,They get their center back',
  'Total,,,,,2,,',
].join('\r\n');

test('a tracker with columns of its own becomes drafts by saying once what they are and answering what is asked', async () => {
  const { page } = await visit({ as: 'admin' });
  await page.goto('/admin?tab=picks');
  await page.getByRole('button', { name: 'Paste Picks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste Picks' });
  const file = { name: 'tracker.csv', mimeType: 'text/csv', buffer: Buffer.from(TRACKER) };
  await dialog.getByLabel('Or a file').setInputFiles(file);
  const matching = dialog.getByRole('region', { name: 'What are these columns?' });
  await matching.getByText('Celtics @ Heat').waitFor();
  expect(await matching.getByLabel('What Matchup is').inputValue()).toBe('game');
  await expectAccessibleInBothThemes(page);
  await matching.getByLabel('tier').fill('Plus');
  await matching.getByRole('button', { name: 'Use These Columns' }).click();
  const question = dialog.getByRole('group', { name: 'Is +150 meant?' });
  await question.waitFor();
  await expectAccessibleOnDesktopAndPhone(page);
  await question.getByRole('button', { name: '+150 (2.50)' }).click();
  await dialog.getByRole('cell', { name: /Hawks ML/ }).waitFor();
  await dialog.getByText('2 lines not read').waitFor();
  await dialog.getByRole('button', { name: 'Save 2 Drafts' }).click();
  await page.getByText('Saved 2 drafts.').waitFor();

  // The same columns again: what they are is known, and only what no column has is asked.
  await page.getByRole('button', { name: 'Paste Picks' }).click();
  await dialog.getByLabel('Or a file').setInputFiles(file);
  await matching.getByLabel('tier').fill('Premium');
  expect(await matching.getByLabel('What Matchup is').inputValue()).toBe('game');
  await matching.getByRole('button', { name: 'Use These Columns' }).click();
  await dialog.getByText(/^Read as: Matchup is game.*, 1 column by its name, tier is Premium/).waitFor();
});

test('a workbook is read in the browser', async () => {
  const { page } = await visit({ as: 'admin' });
  await page.goto('/admin?tab=picks');
  await page.getByRole('button', { name: 'Paste Picks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste Picks' });
  const buffer = readFileSync('frontend/testing/picks.xlsx');
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await dialog.getByLabel('Or a file').setInputFiles({ name: 'picks.xlsx', mimeType, buffer });
  const text = dialog.getByLabel('Picks', { exact: true });
  const line = 'NBA,Celtics @ Lakers,2026-12-02,19:30,Celtics ML,150';
  await until(async () => (await text.inputValue()).includes(line));
  expect(await text.inputValue()).toContain(line);
});
