import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { revealDays } from '#gateway/record/reveal-days.ts';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { mailsTo, member, type TestUser } from '#gateway/testing/users.ts';
import type { ProblemType } from '#schema/types/desk/problem.type.ts';
import { warnOfLateOpenings } from './warn-of-late-openings.ts';

let gateway: TestGateway;
let admin: TestUser;
beforeAll(async () => {
  gateway = await openGateway();
  admin = await member(gateway, { role: 'OWNER' });
});
afterAll(() => gateway.close());

const PROBLEMS = '{ problems { kind subject text since memberId } }';

test('picks that have not opened are a problem, and a mail to admins, almost a day before they cost anything', async () => {
  const { services } = gateway;
  await givenPick(gateway, { date: '2031-11-20', releaseAt: '2031-11-20T20:00:00Z' });
  await givenPick(gateway, { date: '2031-11-20', status: 'WITHDRAWN' });
  await givenPick(gateway, { date: '2031-11-20', status: 'DRAFT' });
  const late = async (now: string) => {
    services.clock.set(now);
    await warnOfLateOpenings(services);
    const mails = await mailsTo(gateway, admin, 'admin-late-opening');
    const { data } = await ask<{ problems: ProblemType[] }>(gateway, PROBLEMS, {}, admin);
    return { found: data.problems.filter(({ kind }) => kind === 'LATE_OPENING'), mails: mails.length };
  };
  expect(await late('2031-11-21T05:14:59.000Z')).toEqual({ found: [], mails: 0 });
  const problem = (text: string) => ({
    ...{ kind: 'LATE_OPENING', subject: '2031-11-20', memberId: null, since: '2031-11-21T05:00:00.000Z' },
    text: `2 picks of Thursday, November 20, 2031 have not opened. ${text} counts as a 5-unit loss, 10.0 units in all.`,
  });
  const warning = problem('Unless they open by Nov 22, 2031, 12:00 AM ET, each');
  expect(await late('2031-11-21T05:15:00.000Z')).toEqual({ found: [warning], mails: 1 });
  expect(await late('2031-11-21T22:59:00.000Z')).toEqual({ found: [warning], mails: 1 });
  expect(await late('2031-11-21T23:00:00.000Z')).toEqual({ found: [warning], mails: 2 });
  const lost = problem('Since Nov 22, 2031, 12:00 AM ET, each');
  expect(await late('2031-11-22T05:00:00.000Z')).toEqual({ found: [lost], mails: 2 });
  await revealDays(services);
  expect(await late('2031-11-22T05:00:01.000Z')).toEqual({ found: [], mails: 2 });
});
