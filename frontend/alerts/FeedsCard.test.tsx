import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CreateFeedsDocument, DeleteFeedsDocument, FeedsDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { sampleMember } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { FeedsCard } from './FeedsCard.tsx';

const feeds = (n: number) => ({
  feeds: {
    __typename: 'Feeds' as const,
    calendarUrl: `https://chalkline.test/feeds/ann/${n}.ics`,
    rssUrl: `https://chalkline.test/feeds/ann/${n}.xml`,
  },
});
const none = { feeds: null };
const showCard = (answers: Answers) =>
  show(<FeedsCard />, { at: '/account/alerts', answers, member: sampleMember() });

test('a member gets the addresses of their feeds, replaces them and ends them', async () => {
  const answers = new Answers()
    .to(FeedsDocument, none, feeds(1), feeds(2), none)
    .to(CreateFeedsDocument, { createFeeds: feeds(1) }, { createFeeds: feeds(2) })
    .to(DeleteFeedsDocument, { deleteFeeds: none });
  showCard(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Get the addresses' }));
  expect(await screen.findByLabelText('Calendar')).toHaveValue('https://chalkline.test/feeds/ann/1.ics');
  expect(screen.getByLabelText('Feed reader (RSS)')).toHaveValue('https://chalkline.test/feeds/ann/1.xml');
  expect(screen.getByText(/They end when you change your password/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Replace the addresses' }));
  expect(await screen.findByDisplayValue('https://chalkline.test/feeds/ann/2.ics')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'End the addresses' }));
  expect(await screen.findByRole('button', { name: 'Get the addresses' })).toBeVisible();
  expect(screen.queryByLabelText('Calendar')).toBeNull();
});

test('an address is copied, and the calendar is added by its own kind of link', async () => {
  showCard(new Answers().to(FeedsDocument, feeds(1)));
  const user = userEvent.setup();
  expect(await screen.findByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    'webcal://chalkline.test/feeds/ann/1.ics',
  );
  await user.click(screen.getByRole('button', { name: 'Copy the address: Calendar' }));
  expect(await screen.findByText('Copied.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('https://chalkline.test/feeds/ann/1.ics');
});

test('what could not be changed is said, and the addresses stay', async () => {
  showCard(new Answers().to(FeedsDocument, feeds(1)).to(DeleteFeedsDocument, 'UNAVAILABLE'));
  await userEvent.click(await screen.findByRole('button', { name: 'End the addresses' }));
  expect(await screen.findByText(/^Failed to change your addresses/)).toBeVisible();
  expect(screen.getByLabelText('Calendar')).toHaveValue('https://chalkline.test/feeds/ann/1.ics');
});
