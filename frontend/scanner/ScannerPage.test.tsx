import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScannerDocument, ScannerTurnedDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { sampleMember } from '#frontend/testing/samples.ts';
import { boardOf, sampleEntry } from '#frontend/testing/scanner-samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { ScannerPage } from './ScannerPage.tsx';

const showTo = (answers: Answers) =>
  show(<ScannerPage />, { at: '/scanner', answers, member: sampleMember({ subscription: 'VIP' }) });
const showPage = (answer: ReturnType<typeof boardOf> | 'FEED_OFF' | 'UNAVAILABLE') => {
  const answers = new Answers().to(ScannerDocument, answer);
  answers.stream(ScannerTurnedDocument);
  showTo(answers);
};

test('both bets with book, price and stake, and what the worse outcome leaves of the total that is typed', async () => {
  showPage(boardOf());
  const entry = await screen.findByRole('list', { name: /^Arbitrages that stand now/ });
  const [, one, two] = within(entry).getAllByRole('row');
  expect(one).toHaveTextContent(/Los Angeles Lakers \+3\.5.*Copper Ridge.*\+110.*\$49/);
  expect(two).toHaveTextContent(/Boston Celtics −3\.5.*Eastgate.*\+100.*\$51/);
  expect(entry).toHaveTextContent(/\+\$2\.00 at worst.*2\.4% margin/);
  const total = screen.getByLabelText('Total to stake, in dollars');
  await userEvent.clear(total);
  await userEvent.type(total, '1000');
  expect(entry).toHaveTextContent('+$24.00 at worst');
  await userEvent.clear(total);
  expect(
    screen.getByText('Enter whole dollars, from 1 to 1,000,000. The stakes below are for $1,000.'),
  ).toBeVisible();
  expect(entry).toHaveTextContent('+$24.00 at worst');
});

test('a price that is probably an error is marked, and no word promises a profit', async () => {
  showPage(boardOf({ entries: [sampleEntry({ isDoubtful: true })] }));
  expect(await screen.findByText('Probably an error')).toBeVisible();
  expect(screen.getByText(/you hold an ordinary bet/)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/risk-free|guarantee|profit/i);
});

test.each([
  [{ entries: null, open: 3 }, /^3 lines right now\. VIP members see/],
  [{ entries: null, open: null }, /^The scanner is closed while you take a break\.$/],
  [{ entries: [], open: 0 }, /^Nothing found right now\./],
])('%j', async (given, words) => {
  showPage(boardOf(given));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText(/found 23, with a median margin of 1\.1%\. 9 of them/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

const CLOSED = boardOf({ open: null, entries: null });

test('what the scanner no longer has is taken off the page, and what has another line is shown by that alone', async () => {
  const answers = new Answers().to(ScannerDocument, boardOf());
  const stream = answers.stream(ScannerTurnedDocument);
  showTo(answers);
  expect(await screen.findByText(/^Copper Ridge/)).toBeVisible();
  const other = sampleEntry({ id: '8', line: 4.5, bookOne: 'Harbor Book' });
  stream.send({ arbitragesChanged: boardOf({ entries: [other] }).arbitrages });
  expect(await screen.findByText(/^Harbor Book/)).toBeVisible();
  expect(screen.queryByText(/^Copper Ridge/)).toBeNull();
  stream.send({ arbitragesChanged: boardOf({ entries: [], open: 0 }).arbitrages });
  expect(await screen.findByText(/^Nothing found right now\./)).toBeVisible();
  expect(screen.queryByText(/^Harbor Book/)).toBeNull();
  expect(screen.queryByText('at worst')).toBeNull();
});

test('a break that begins ends the stream: the page says so at once, and opens none again', async () => {
  const answers = new Answers().to(ScannerDocument, boardOf(), CLOSED);
  const stream = answers.stream(ScannerTurnedDocument);
  showTo(answers);
  expect(await screen.findByText(/^Copper Ridge/)).toBeVisible();
  stream.fail('ON_BREAK');
  expect(await screen.findByText('The scanner is closed while you take a break.')).toBeVisible();
  expect(screen.queryByText(/^Copper Ridge/)).toBeNull();
  expect(answers.timesSent(ScannerTurnedDocument)).toBe(1);
});

test('a stream that is lost leaves what was shown, and is opened again', async () => {
  jest.useFakeTimers();
  const answers = new Answers().to(ScannerDocument, boardOf()).to(ScannerTurnedDocument, 'unreachable');
  showTo(answers);
  await waitFor(() => expect(screen.getByText(/^Copper Ridge/)).toBeVisible());
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(answers.timesSent(ScannerTurnedDocument)).toBeGreaterThan(1);
  expect(answers.timesSent(ScannerDocument)).toBe(1);
  expect(screen.getByText(/^Copper Ridge/)).toBeVisible();
  jest.useRealTimers();
});

test('during a break no stream is opened, and the page asks each minute whether it is over', async () => {
  jest.useFakeTimers();
  const answers = new Answers().to(ScannerDocument, CLOSED, boardOf());
  answers.stream(ScannerTurnedDocument);
  showTo(answers);
  await waitFor(() =>
    expect(screen.getByText('The scanner is closed while you take a break.')).toBeVisible(),
  );
  expect(answers.timesSent(ScannerTurnedDocument)).toBe(0);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText(/^Copper Ridge/)).toBeVisible();
  expect(answers.timesSent(ScannerTurnedDocument)).toBe(1);
  jest.useRealTimers();
});

test('without a feed it says so, and a failure can be tried again', async () => {
  showPage('FEED_OFF');
  expect(await screen.findByText(/needs live odds, which are not set up here/)).toBeVisible();
});

test('a failure can be tried again', async () => {
  showPage('UNAVAILABLE');
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});
