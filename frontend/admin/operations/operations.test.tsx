import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  GoingLiveDocument,
  type GoingLiveQuery,
  OperationsDocument,
  type OperationsQuery,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { type Sample, sampleOwner } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

type Job = OperationsQuery['operations']['jobs'][number];

function job(given: Partial<Job>): Sample<Job, 'BackgroundJob'> {
  return {
    __typename: 'BackgroundJob',
    name: 'mails',
    everySeconds: 1,
    ranSecondsAgo: 4,
    tookMs: 12,
    failingSeconds: null,
    failure: null,
    isLate: false,
    ...given,
  };
}

function operations(jobs: Job[]) {
  return {
    operations: {
      __typename: 'Operations' as const,
      jobs,
      notifications: { __typename: 'NotificationHealth', lastAt: null, ofDay: 1_204, waiting: 2, failed: 1 },
      endpoints: {
        __typename: 'EndpointHealth',
        endpoints: 3,
        disabled: 1,
        delivered: 40,
        failed: 0,
        waiting: 0,
      },
    },
  };
}

test('the page of background work shows what fails first, and how webhooks go', async () => {
  const failing = job({ name: 'digests', everySeconds: 30, failingSeconds: 400, failure: 'no mail server' });
  const late = job({ name: 'retention', everySeconds: 86_400, ranSecondsAgo: 100_000, isLate: true });
  const answers = new Answers().to(
    OperationsDocument,
    operations([failing, late, job({}), job({ name: 'feed' })]),
  );
  show(<AdminPage />, { at: '/admin?tab=jobs', answers, member: sampleOwner() });
  expect(await screen.findByText('1 failing, 1 late of 4 jobs')).toBeVisible();
  const [first, second, ...others] = within(
    screen.getByRole('list', { name: 'Jobs that fail, are late or slow' }),
  )
    .getAllByRole('listitem')
    .map((row) => row.textContent);
  expect(first).toMatch(/Plan the mails of a day.*no mail server.*every 30 s.*Failing for 7 min/);
  expect(second).toMatch(/Delete what is kept no longer.*every 24 hours, 28 hours ago.*Late/);
  expect(others).toEqual([]);
  expect(screen.getByText('None in 30 days')).toBeVisible();
  expect(screen.getByText('1 disabled, because their server failed for days.')).toBeVisible();
});

test('jobs that run on time are a dot each, by what they are for, until their group is opened', async () => {
  const jobs = [
    job({}),
    job({ name: 'feed', everySeconds: 5, tookMs: 1_250 }),
    job({ name: 'capture-prices', ranSecondsAgo: null }),
  ];
  const answers = new Answers().to(OperationsDocument, operations(jobs));
  show(<AdminPage />, { at: '/admin?tab=jobs', answers, member: sampleOwner() });
  expect(await screen.findByText('2 jobs run on time, 1 has not run so far')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Jobs that fail, are late or slow' })).toBeNull();
  expect(screen.queryByText('Read games, scores and odds')).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: /^Feed/ }));
  expect(screen.getByText('Read games, scores and odds')).toBeVisible();
  expect(screen.getByText('every 5 s, 4 s ago, took 1.3 s')).toBeVisible();
  expect(screen.getByText('every 1 s, has not run, took 12 ms')).toBeVisible();
});

test('going live says what is ready and what to do next, and checks again', async () => {
  const found = (state: GoingLiveQuery['goingLive'][number]['state'], advice: string | null) => ({
    goingLive: [
      { __typename: 'LaunchCheck' as const, name: 'MAIL' as const, state, says: 'It was tried.', advice },
      {
        __typename: 'LaunchCheck' as const,
        name: 'DATABASE' as const,
        state: 'READY' as const,
        says: 'PostgreSQL 17.',
        advice: null,
      },
    ],
  });
  const answers = new Answers().to(GoingLiveDocument, found('BROKEN', 'Correct it.'), found('READY', null));
  show(<AdminPage />, { at: '/admin?tab=launch', answers, member: sampleOwner() });
  expect(await screen.findByText('1 of 2 are ready')).toBeVisible();
  expect(screen.getByText('Does not work')).toBeVisible();
  expect(screen.getByText('Correct it.')).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Everything is ready')).toBeVisible();
});
