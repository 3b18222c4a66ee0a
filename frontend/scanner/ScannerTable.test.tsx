import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScannerDocument, ScannerTurnedDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { sampleMember } from '#frontend/testing/samples.ts';
import { boardOf, sampleEntry } from '#frontend/testing/scanner-samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { ScannerPage } from './ScannerPage.tsx';

beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const matches = query === '(min-width: 1180px)';
    return { matches, addEventListener() {}, removeEventListener() {} } as never;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const [FIRST, SECOND, THIRD] = (['Lakers', 'Knicks', 'Bulls'] as const).map((away, at) =>
  sampleEntry({ id: String(at + 1), away, margin: 0.02 - at / 1_000 }),
) as [ReturnType<typeof sampleEntry>, ReturnType<typeof sampleEntry>, ReturnType<typeof sampleEntry>];

async function showTable(...entries: ReturnType<typeof sampleEntry>[]) {
  const answers = new Answers().to(ScannerDocument, boardOf({ entries, open: entries.length }));
  const stream = answers.stream(ScannerTurnedDocument);
  show(<ScannerPage />, { at: '/scanner', answers, member: sampleMember({ subscription: 'VIP' }) });
  const table = await screen.findByRole('table', { name: /^Arbitrages that stand now/ });
  const games = () =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  const send = (...now: ReturnType<typeof sampleEntry>[]) => {
    const { arbitrages } = boardOf({ entries: now, open: now.length });
    stream.send({ arbitragesChanged: arbitrages });
  };
  return { table, games, send };
}

test('a desk has a table: two lines for each arbitrage, and stakes for the total that is typed', async () => {
  const { table } = await showTable(sampleEntry({ isDoubtful: true }));
  const [, one, two] = within(table).getAllByRole('row');
  expect(one).toHaveTextContent(
    /2\.4%.*Lakers @ .*NBA.*Probably an error.*Spread.*Lakers \+3\.5.*Copper Ridge/,
  );
  expect(one).toHaveTextContent(/\+110.*12 s.*\$49.*\+\$2\.00.*3×/);
  expect(two).toHaveTextContent(/^Boston Celtics −3\.5.*Eastgate.*\+100.*30 s.*\$51$/);
  const total = screen.getByLabelText('Total to stake, in dollars');
  await userEvent.clear(total);
  await userEvent.type(total, '1000');
  expect(one).toHaveTextContent('+$24.00');
  expect(screen.queryByRole('list', { name: /^Arbitrages/ })).toBeNull();
});

test('rows keep their places under a pointer: what left is marked, and what is new comes last', async () => {
  const { table, games, send } = await showTable(FIRST, SECOND);
  await userEvent.hover(table);
  send(THIRD, SECOND);
  await within(table).findByText('Off the list');
  expect(games()).toEqual([
    expect.stringMatching(/^Lakers.*Off the list$/),
    expect.stringMatching(/^Knicks.*ET$/),
    expect.stringMatching(/^Bulls.*ET$/),
  ]);
  await userEvent.unhover(table);
  expect(games()).toEqual([expect.stringMatching(/^Bulls/), expect.stringMatching(/^Knicks/)]);
});

test('without a pointer over them they are what stands, in its order', async () => {
  const { games, send } = await showTable(FIRST, SECOND);
  send(SECOND, FIRST, THIRD);
  await waitFor(() =>
    expect(games().map((name) => name?.split(' ')[0])).toEqual(['Knicks', 'Lakers', 'Bulls']),
  );
});
