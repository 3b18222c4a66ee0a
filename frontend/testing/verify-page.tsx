import { expect } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RecordVerifyPage } from '#frontend/record/RecordVerifyPage.tsx';
// Compiled before the first test, which would wait for them otherwise.
import '#frontend/record/check/check-text.ts';
import '#frontend/record/check/packed-lines.ts';
import '#frontend/record/check/record-end.ts';
import '#frontend/record/check/visit.ts';
import '#frontend/record/check/whole-record.ts';
import { RecordSite } from '#frontend/testing/record-site.ts';
import { showTo, VISITOR } from '#frontend/testing/show-to.tsx';
import { honestLog, SampleLog } from '#record/testing/sample-log.ts';

export const REMEMBERED = /Saved on this device\. Come back/;

/** Reloads the page, as a visitor does on another day. */
export async function visit(site: RecordSite, says: RegExp) {
  cleanup();
  site.serve();
  showTo(VISITOR, <RecordVerifyPage />, '/record/verify');
  expect(await screen.findByText(says)).toBeVisible();
  return userEvent.setup();
}

export function grown(): SampleLog {
  const log = honestLog();
  log.pick({ pick: 'pick_c', at: '2026-11-03T13:00:00.000Z', isSealed: true });
  log.sign('2026-11-03T13:01:00.000Z');
  return log;
}

/** The same log as `grown`, with one word of the second pick written again, signed with the right key. */
export function rewritten(last: SampleLog = grown()): SampleLog {
  const forged = new SampleLog();
  forged.entries.push(...last.entries.map((entry) => ({ ...entry })));
  const third = forged.entries[2];
  if (third) third.leaf = third.leaf.replace('"tier":"VIP"', '"tier":"FREE"');
  forged.sign(null);
  return forged;
}

export async function receiptOf(log: SampleLog, index: number): Promise<string> {
  const { note = '', size = 0 } = log.checkpoints[0] ?? {};
  return log.receipt(index, note, size);
}

export async function checkFile(text: string, site = new RecordSite(grown())) {
  const user = await visit(site, REMEMBERED);
  await user.upload(screen.getByLabelText(/Choose a proof/), new File([text], 'pick.tlog-proof'));
  return within(await screen.findByRole('status', { name: 'What was checked' }));
}
