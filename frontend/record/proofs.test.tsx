import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { RecordSite } from '#frontend/testing/record-site.ts';
import { checkFile, grown, REMEMBERED, receiptOf, rewritten, visit } from '#frontend/testing/verify-page.tsx';
import { ED25519 } from '#record/note/keys.ts';
import { signerOf } from '#record/note/signing.ts';
import { honestLog, ORIGIN, SampleLog } from '#record/testing/sample-log.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

describe('a proof', () => {
  test('proves a pick in words for people', async () => {
    const report = await checkFile(await receiptOf(grown(), 1));
    expect(await report.findByText('Proved: sealed before the game, and not changed since')).toBeVisible();
    for (const words of [
      'Bills @ Jets: Bills −3.5 (−110), 2.0 units.',
      'Sealed Nov 1, 2026, 8:00 AM ET as No. 1 of 3 signed entries (version 1).',
      'The start of the game was sealed with it: Nov 1, 2026, 1:00 PM ET.',
      'Witnesses had seen it by Nov 1, 2026, 8:06 AM ET.',
      /All 3 earlier entries are in the record of 7 entries that the site shows now/,
    ])
      expect(report.getByText(words)).toBeVisible();
  });

  test('of a sealed pick says that it does not open it', async () => {
    const log = grown();
    const { note = '', size = 0 } = log.checkpoints.at(-1) ?? {};
    const report = await checkFile(await log.receipt(6, note, size));
    expect(await report.findByText('It is in the record, still sealed')).toBeVisible();
    expect(report.getByText(/does not open the pick/)).toBeVisible();
  });

  test('shows that the site wrote its history again', async () => {
    const report = await checkFile(await receiptOf(grown(), 1), new RecordSite(rewritten()));
    expect(await report.findByText('The record was rewritten')).toBeVisible();
    expect(report.getByText('Broken')).toBeVisible();
  });

  test.each<[string, (receipt: string) => string | Promise<string>, string | RegExp]>([
    [
      'of another site',
      () => {
        const other = new SampleLog();
        other.pick({ pick: 'pick_x', at: '2026-11-01T13:00:00.000Z' });
        other.sign(null, signerOf('other.example/record/log', ED25519, new Uint8Array(32).fill(3)));
        return receiptOf(other, 0);
      },
      /It belongs to the record other.example\/record\/log. This page checks the record picks.example\/record\/log/,
    ],
    [
      'with another key',
      () => {
        const other = honestLog();
        other.checkpoints.length = 0;
        other.sign(null, signerOf(ORIGIN, ED25519, new Uint8Array(32).fill(3)));
        return receiptOf(other, 1);
      },
      /was signed with a different key/,
    ],
    [
      'that was cut off',
      (receipt) => receipt.slice(0, -40),
      /It may have been cut off or changed on the way/,
    ],
    ['that was cut off early', (receipt) => receipt.slice(0, 60), /It may have been cut off/],
    ['that is something else', () => 'Hello', /It may have been cut off/],
    [
      'whose words were changed',
      (receipt) =>
        receipt.replace(/^extra (.*)$/m, (_line, extra: string) => {
          const { leaf, opening } = JSON.parse(Buffer.from(extra, 'base64').toString());
          const bet = opening.bet.replace('-3.5', '+3.5');
          return `extra ${Buffer.from(JSON.stringify({ leaf, opening: { ...opening, bet } })).toString('base64')}`;
        }),
      'The words of the pick are not the ones that were sealed.',
    ],
    [
      'of another place',
      (receipt) => receipt.replace('index 1', 'index 2'),
      'The pick in it is not in the record that was signed.',
    ],
    [
      'of another size',
      (receipt) => receipt.replace(`${ORIGIN}\n3\n`, `${ORIGIN}\n4\n`),
      'Its signature does not match: something in it was changed, or we never signed it.',
    ],
  ])('%s gets its sentence', async (_name, change, says) => {
    const report = await checkFile(await change(await receiptOf(grown(), 1)));
    expect(await report.findByText(says)).toBeVisible();
    expect(report.queryByText('Proved')).toBeNull();
  });
});

describe('the line of a mail', () => {
  test('survives a reload until it is checked', async () => {
    const user = await visit(new RecordSite(grown()), REMEMBERED);
    await user.type(screen.getByLabelText(/paste the line/), 'Record: 4');
    localStorage.clear();
    await visit(new RecordSite(grown()), REMEMBERED);
    expect(screen.getByLabelText(/paste the line/)).toHaveValue('Record: 4');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    localStorage.clear();
    await visit(new RecordSite(grown()), REMEMBERED);
    expect(screen.getByLabelText(/paste the line/)).toHaveValue('');
  });

  test.each([
    ['a mail of this record', honestLog(), 'The record continues from there'],
    ['one that anybody may have written', rewritten(honestLog()), 'The record is not what this line says'],
  ])('%s', async (_name, then, says) => {
    const [, size = '', root = ''] = then.checkpoints.at(-1)?.note.split('\n') ?? [];
    const user = await visit(new RecordSite(grown()), REMEMBERED);
    await user.type(screen.getByLabelText(/paste the line/), `Record: ${size} entries, root hash ${root}`);
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.queryByText('Broken')).toBeNull();
  });

  test('one of more entries than there are, which anybody may have written', async () => {
    const user = await visit(new RecordSite(grown()), REMEMBERED);
    const line = `Record: 9,012 entries, root hash ${'A'.repeat(43)}=`;
    await user.type(screen.getByLabelText(/paste the line/), line);
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('The record is not what this line says')).toBeVisible();
    expect(screen.queryByText('Broken')).toBeNull();
  });
});
