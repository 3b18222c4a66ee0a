import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { keepSettings, settingsOfMember } from '#gateway/alert-settings/alert-settings.ts';
import { zoneOf } from '#gateway/alert-settings/zone-data.ts';
import { findMember } from '#gateway/auth/member.ts';
import { picksBetween } from '#gateway/picks/pick-rows.ts';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { startMailServer, type TestMailServer } from '#gateway/testing/mail-server.ts';
import {
  ALERT_ROWS,
  type AlertRow,
  type Choice,
  falselySent,
  fateOf,
  storyOf,
  type Told,
  timesTold,
  wordsOfPick,
} from '#gateway/testing/pick-fates.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { viewerOf } from '#schema/rules/access/entitlement.ts';
import { seededRandom } from '#schema/rules/stats/seeded-random.ts';
import { DAY, HOUR, MINUTE } from '#schema/rules/time/durations.ts';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { planDayMails } from './digests.ts';
import { runAlerts } from './run-alerts.ts';

/*
 * Days out of a year: each on which a clock of the payers' zones changes, the leap day, the turn of the year and some more by lot. Payers
 * have random settings in random zones and change them meanwhile. The days between are skipped: each day begins once the mails of the one
 * before were sent, so that what a day of the year can do is done here, and what many days in a row add up to is not.
 * SETTINGS_DAYS=366 lives each day of the year, which takes a quarter of an hour on a quiet machine.
 */

const SEED = process.env.SETTINGS_SEED ?? '1';
const [FIRST, DAYS_OF_YEAR] = ['2031-11-01', 366];
const MORE_DAYS = Number(process.env.SETTINGS_DAYS ?? 2);
const PAYERS = 20;
const PICKS_A_DAY = 12;
/** All times of settings and games are multiples of it. */
const STEP = 15 * MINUTE;
/** Once nothing is posted any more, only quiet hours and digests are waited for. */
const IDLE_STEP = HOUR;
/** Picks of a day are posted from the evening before on. */
const AHEAD = 2 * HOUR;
const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Winnipeg',
  'Europe/London',
  'Asia/Tokyo',
  'Pacific/Auckland',
];

/** Who chose nothing learns nothing, so few do. */
const CHOICES = ['INSTANT', 'INSTANT', 'DIGEST', 'DIGEST', 'OFF'] as const;

const random = seededRandom(`settings ${SEED}`);
const below = (n: number) => random() % n;
const oneOf = <T>(of: readonly T[]): T => of[below(of.length)] as T;
const time = () => `${String(below(24)).padStart(2, '0')}:${oneOf(['00', '15', '30', '45'])}`;

let server: TestMailServer;
let gateway: TestGateway;
beforeAll(async () => {
  server = await startMailServer();
  gateway = await openGateway({ SMTP_URL: server.url });
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});

const rows = <R>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<R[]>(sql, params);
const now = () => gateway.services.clock.now();
const pass = (milliseconds: number) =>
  gateway.services.clock.set(new Date(now().getTime() + milliseconds).toISOString());

/** New York days, in order. */
function sampledDays(): string[] {
  const year = Array.from({ length: DAYS_OF_YEAR }, (_, n) => addDays(FIRST, n));
  const offsets = (day: string) => ZONES.map((zone) => zoneOf(zone)(easternInstant(day, '00:00'))).join(' ');
  const changes = year.filter((day) => offsets(day) !== offsets(addDays(day, 1)));
  // Of each of four zones one in spring and one in autumn; those of three fall on the same days.
  expect(changes).toHaveLength(6);
  const more = MORE_DAYS < year.length ? Array.from({ length: MORE_DAYS }, () => oneOf(year)) : year;
  return [...new Set([...changes, '2031-12-31', '2032-01-01', '2032-02-29', ...more])].sort();
}

interface Payer {
  user: TestUser;
  choices: Choice[];
}

async function payer(): Promise<Payer> {
  const user = await member(gateway, { plan: { tier: oneOf(['PLUS', 'PREMIUM', 'VIP'] as const) } });
  await rows('update users set email_proved_at = created_at, time_zone = ? where id = ?', [
    oneOf(ZONES),
    user.uid,
  ]);
  await rows('update subscriptions set current_period_ends_at = ? where user_id = ?', [
    new Date(now().getTime() + 400 * DAY),
    user.uid,
  ]);
  const choices: Payer['choices'] = [];
  // One in five never chooses.
  if (below(5) > 0) await choose({ user, choices });
  return { user, choices };
}

async function found({ user }: Payer) {
  const one = await findMember(gateway.services.database, user.uid);
  if (!one) throw new Error('The payer is gone');
  return one;
}

async function choose(one: Payer): Promise<void> {
  const { em } = gateway.services.database;
  const member = await found(one);
  const quietFrom = below(2) ? time() : null;
  const quietTo = quietFrom && time();
  const quiet = quietFrom === quietTo ? { quietFrom: null, quietTo: null } : { quietFrom, quietTo };
  const more = { mail: oneOf(CHOICES), recap: below(2) === 0, digestAt: time() };
  const settings = { ...(await settingsOfMember(em, member, now())), ...quiet, ...more };
  await keepSettings(em, member, settings, now());
  one.choices.push({ since: now(), settings });
}

async function postPick(day: string): Promise<void> {
  const minute = 30 + below(22 * 60);
  const start = `${String(Math.floor(minute / 60) + 1).padStart(2, '0')}:${oneOf(['00', '30'])}`;
  const ahead = easternInstant(day, start).getTime() - now().getTime();
  if (ahead <= 0) return;
  const releaseAt = below(3) === 0 ? new Date(now().getTime() + below(ahead)).toISOString() : undefined;
  const id = await givenPick(gateway, {
    ...{
      tier: oneOf(['FREE', 'PLUS', 'PREMIUM', 'VIP'] as const),
      league: oneOf(['NFL', 'NBA', 'NHL'] as const),
    },
    ...{ date: day, time: start, publishedAt: now().toISOString(), ...(releaseAt && { releaseAt }) },
  });
  await rows('update picks set pick = ?, updated_at = created_at where id = ?', [wordsOfPick(id), id]);
}

/** Each day, from the digests of the one before until the quiet hours of its mails have ended. */
async function live(payers: readonly Payer[], days: readonly string[]): Promise<void> {
  for (const [at, day] of days.entries()) {
    const [midnight, over, next] = [day, addDays(day, 1), days[at + 1]].map((of) =>
      of ? easternInstant(of, '00:00').getTime() : Number.POSITIVE_INFINITY,
    ) as [number, number, number];
    pass(Math.max(0, midnight - DAY - AHEAD - now().getTime()));
    while (now().getTime() < Math.max(over, Math.min(over + 36 * HOUR, next - AHEAD))) {
      const isDay = now().getTime() >= midnight - AHEAD && now().getTime() < over;
      if (isDay && below((24 * HOUR) / STEP) < PICKS_A_DAY) await postPick(day);
      await step(payers, isDay ? STEP : IDLE_STEP);
    }
  }
}

async function step(payers: readonly Payer[], milliseconds: number): Promise<void> {
  if (below((5 * HOUR) / milliseconds) === 0) await choose(oneOf(payers));
  await planDayMails(gateway.services);
  await runAlerts(gateway.services);
  await signCheckpoint(gateway.services);
  pass(20_000);
  await runAlerts(gateway.services);
  pass(milliseconds - 20_000);
}

const TITLE =
  'on sampled days of a year each pick reaches each payer once, or is named with a reason that is true';
test(
  `${TITLE}; nothing is marked as sent that was not (seed ${SEED})`,
  async () => {
    const days = sampledDays();
    gateway.services.clock.set(easternInstant(FIRST, '06:00').toISOString());
    const payers: Payer[] = [];
    for (let n = 0; n < PAYERS; n += 1) payers.push(await payer());
    await live(payers, days);
    const picks = await picksBetween(gateway.services.database.em, FIRST, addDays(FIRST, DAYS_OF_YEAR));
    const rowsOfAll = await rows<AlertRow>(ALERT_ROWS);
    const fates: Record<string, number> = {};
    const wrong: string[] = [];
    for (const one of payers) {
      const told = await toldOf(one, rowsOfAll);
      for (const pick of picks) {
        const fate = fateOf(pick, picks, told, 2 * STEP);
        fates[fate] = (fates[fate] ?? 0) + 1;
        if (fate.startsWith('WRONG')) wrong.push(`${fate} ${storyOf(pick, told)}`);
      }
      wrong.push(...falselySent(told).map((problem) => `${one.user.email}: ${problem}`));
    }
    const counts = Object.entries(fates).map(([fate, count]) => `${count} ${fate}`);
    process.stdout.write(
      `Seed ${SEED}, ${days.join(' ')}, ${server.mails.length} mails\n${counts.join('\n')}\n`,
    );
    expect(wrong).toEqual([]);
    expect(fates['told once']).toBeGreaterThan(PAYERS * days.length);
  },
  600_000 * Math.max(1, MORE_DAYS / 20),
);

async function toldOf(one: Payer, alerts: readonly AlertRow[]): Promise<Told> {
  const { uid, email } = one.user;
  const mails = server.mails.filter(({ recipients }) => recipients.includes(email));
  return {
    viewer: viewerOf(await found(one), now()),
    choices: one.choices,
    alerts: alerts.filter(({ userId }) => userId === uid),
    mails,
    times: timesTold(mails),
  };
}
