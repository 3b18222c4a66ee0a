import { expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PickProofDocument, type PickProofQuery } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { lockedPick, samplePick, sampleSeal } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { PickCard } from './PickCard.tsx';

type Leaves = NonNullable<NonNullable<PickProofQuery['pick']>['seal']>['leaves'];

const leaf = (number: number, kind: string, body: object): Leaves[number] => ({
  ...{ __typename: 'RecordLeaf', number, kind, at: '2026-11-20T15:05:00.000Z' },
  body: JSON.stringify({ v: 1, kind, ...body }),
});

const proof = (leaves: Leaves): PickProofQuery => ({
  pick: {
    ...{ __typename: 'Pick', id: 'pick_locked', subscription: 'PREMIUM', opening: null },
    seal: {
      ...sampleSeal(),
      ...{ revealBy: '2026-11-21T05:00:00.000Z', opened: false, checkpointSize: 9000, witnessedAt: null },
      leaves,
    },
  },
});

function openProof(...answered: (PickProofQuery | 'INTERNAL_SERVER_ERROR')[]) {
  const answers = new Answers().to(PickProofDocument, ...answered);
  show(<PickCard pick={lockedPick()} state="UPCOMING" />, { at: '/dashboard', answers });
  const words = /Sealed 10:05 AM, before the 7:30 PM start\. Anyone can check\. No\. 8,812 Proof of Memphis/;
  fireEvent.click(screen.getByRole('button', { name: words }));
}

test('a locked card says when it was sealed, and opens what the log holds of it', async () => {
  openProof(
    proof([
      leaf(8811, 'pick', { version: 1 }),
      leaf(8812, 'pick', { version: 2 }),
      leaf(8900, 'grade', {
        result: 'LOSS',
        score: '101–99',
        source: 'nba.com',
        author: 'Ann',
        reason: null,
      }),
      leaf(8950, 'grade', { result: 'WIN', score: '99–101', source: null, author: null, reason: 'Misread' }),
      leaf(8960, 'void', { reason: 'BEFORE_THE_LOG', note: null, author: null }),
    ]),
  );
  const events = within(await screen.findByRole('list', { name: /All that the log holds/ }));
  expect(
    screen.getByText('Sealed 10:05 AM, before the 7:30 PM start. Anyone can check. No. 8,812'),
  ).toBeInTheDocument();
  for (const words of [
    'Sealed',
    'Version 2 sealed',
    'Graded Loss',
    'Score 101–99',
    'Source: nba.com',
    'Graded by Ann',
  ])
    expect(events.getByText(words)).toBeInTheDocument();
  expect(events.getByText('Corrected to Win')).toBeInTheDocument();
  expect(events.getByText('Misread')).toBeInTheDocument();
  expect(events.getByText('Corrected to Void: from before the log began')).toBeInTheDocument();
  expect(events.getByText('{"v":1,"kind":"pick","version":2}')).toBeInTheDocument();
  expect(screen.getByText('When the log had 9,000 entries')).toBeInTheDocument();
  expect(screen.getByText('Nov 21, 2026, 12:00 AM ET')).toBeInTheDocument();
});

test('odds of another moment say when they were recorded, which is not when the pick opened', async () => {
  openProof(proof([leaf(8811, 'pick', { version: 1 }), leaf(8890, 'price', { moment: 'OPENED_VIP' })]));
  const [, price] = await screen.findAllByRole('listitem');
  expect(price).toHaveTextContent('Odds when it opened to VIPRecorded Nov 20, 2026, 10:05 AM ET · No. 8,890');
});

test('a pick that was opened late says so in plain words, apart from when it was sealed', () => {
  const late = samplePick({ seal: sampleSeal({ overdueUnits: 5 }) });
  show(<PickCard pick={late} state={null} />, { at: '/dashboard', answers: new Answers() });
  expect(screen.getByText('Opened late')).toHaveClass('loss');
  expect(screen.getByText('Opened late, so it counts as a 5-unit loss (house rule).')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/OVERDUE|Opened lateSealed/);
});

test('the proofs of today are offered beside a pick of today, and not beside an earlier one', async () => {
  const today = proof([leaf(8811, 'pick', { version: 1 })]);
  openProof(today);
  expect(
    await screen.findByRole('button', { name: 'Save all of today’s', hidden: true }),
  ).toBeInTheDocument();
  cleanup();
  show(<PickCard pick={lockedPick({ date: '2026-11-18' })} state={null} />, {
    at: '/dashboard',
    answers: new Answers().to(PickProofDocument, today),
  });
  fireEvent.click(screen.getByRole('button', { name: /Proof of Memphis/ }));
  expect(await screen.findByRole('button', { name: 'Save proof', hidden: true })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Save all of/, hidden: true })).toBeNull();
});

test('who may read the pick sees what opens it, beside the version that it opens', async () => {
  const opened = proof([leaf(8811, 'pick', { version: 1 }), leaf(8812, 'pick', { version: 2 })]);
  const opening = { number: 8812, salt: 'c2FsdA==', bet: '{"line":"-3.5"}', whySalt: 'd2h5', why: 'Rested.' };
  if (opened.pick) opened.pick.opening = opening;
  openProof(opened);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(second as HTMLElement).getByText('{"line":"-3.5"}')).toBeInTheDocument();
  expect(within(first as HTMLElement).queryByText('What opens it')).toBeNull();
  expect(screen.getByText('Opens to everyone')).toBeInTheDocument();
});

test('a proof is saved as a file; where none is signed yet that is said', async () => {
  const saved = jest.fn();
  URL.createObjectURL = (blob) => {
    saved(blob);
    return 'blob:proof';
  };
  URL.revokeObjectURL = () => {};
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const fetched = jest.spyOn(globalThis, 'fetch');
  const answer = (status: number) =>
    ({ ok: status === 200, status, text: async () => 'c2sp.org/tlog-proof@v1\n' }) as Response;
  fetched.mockResolvedValueOnce(answer(404)).mockResolvedValueOnce(answer(200));
  openProof(proof([leaf(8812, 'pick', { version: 1 })]));
  const save = await screen.findByRole('button', { name: 'Save proof', hidden: true });
  fireEvent.click(save);
  expect(await screen.findByText(/There is no proof yet/)).toBeInTheDocument();
  expect(saved).not.toHaveBeenCalled();
  fireEvent.click(save);
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(saved).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(
    Array(2).fill('/record/receipts/pick_locked.tlog-proof'),
  );
  jest.restoreAllMocks();
});

test('a proof that could not be loaded is reported, and can be retried', async () => {
  openProof('INTERNAL_SERVER_ERROR', proof([leaf(8812, 'pick', { version: 1 })]));
  expect(await screen.findByText('Failed to load the proof. Please try again.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Retry', hidden: true }));
  expect(await screen.findByText('When the log had 9,000 entries')).toBeInTheDocument();
});

test('a pick that opened late is the loss that the record counts, and says why', () => {
  const pick = samplePick({ result: 'WIN', isWinner: true, seal: sampleSeal({ overdueUnits: 5 }) });
  show(<PickCard pick={pick} state={null} />, { at: '/dashboard', answers: new Answers() });
  expect(screen.getByText('Loss')).toBeInTheDocument();
  expect(screen.getByText('−5.0 units')).toBeInTheDocument();
  expect(screen.queryByText('Winner')).toBeNull();
  expect(screen.getByText('Opened late')).toBeInTheDocument();
  expect(screen.getByText('Opened late, so it counts as a 5-unit loss (house rule).')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Opened late Sealed/ })).toBeInTheDocument();
});

test('a draft has no seal to show', () => {
  show(<PickCard pick={lockedPick({ seal: null })} state="UPCOMING" />, {
    at: '/dashboard',
    answers: new Answers(),
  });
  expect(screen.queryByText(/Sealed/)).toBeNull();
});
