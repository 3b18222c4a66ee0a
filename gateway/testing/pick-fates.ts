import type { PickRecord } from '#gateway/picks/pick-rows.ts';
import type { ReceivedMail } from '#local/mailbox/smtp-server.ts';
import { tierCovers } from '#schema/rules/access/tiers.ts';
import type { PickViewer } from '#schema/rules/access/visibility.ts';
import type { AlertSettings } from '#schema/rules/alerts/alert-settings.ts';
import { openedAt } from '#schema/rules/alerts/opened-at.ts';
import { DAY } from '#schema/rules/time/durations.ts';

/** What the product keeps of an alert. */
export interface AlertRow {
  userId: string;
  kind: string;
  day: string;
  state: string;
  reason: string | null;
  told: Record<string, number> | null;
  picks: string[] | null;
}

export const ALERT_ROWS = `
  select a.user_id as "userId", b.kind, b.day::text as day, a.state, a.reason, a.told,
         (select json_agg(pick_id) from alert_batch_picks p where p.batch_id = b.id) as picks
    from pick_alerts a join alert_batches b on b.id = a.batch_id`;

/** What a payer had chosen, since when. */
export interface Choice {
  since: Date;
  settings: AlertSettings;
}

/** All that is known of a payer once the days are over. */
export interface Told {
  viewer: PickViewer;
  choices: readonly Choice[];
  alerts: readonly AlertRow[];
  mails: readonly ReceivedMail[];
  /** In how many mails each pick came (`timesTold`). */
  times: ReadonlyMap<string, number>;
}

/** The words of a pick, which no other text has. */
export const wordsOfPick = (id: string) => `WORDS-OF-${id}.`;
const WORDS = /WORDS-OF-(\w+)\./g;

const newsIn = (mails: readonly ReceivedMail[]) =>
  mails.filter(({ subject }) => !subject?.startsWith('Results'));

/** In how many of the mails each pick came, the results left out. Each mail is read once: a year has tens of thousands. */
export function timesTold(mails: readonly ReceivedMail[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { text } of newsIn(mails)) {
    const ids = new Set([...(text ?? '').matchAll(WORDS)].map(([, id]) => id as string));
    for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  }
  return times;
}

/**
 * What became of a pick for a payer, WRONG at the start where it is a fault. What opened so late before its start that the story may not
 * have looked in between is left out.
 */
export function fateOf(pick: PickRecord, picks: readonly PickRecord[], one: Told, late: number): string {
  const times = one.times.get(pick.id) ?? 0;
  if (!tierCovers(one.viewer.tier, pick.tier)) return times > 0 ? 'WRONG: a leak' : 'of a dearer plan';
  if (pick.startsAt.getTime() - openedAt(pick, one.viewer).getTime() < late) return 'opened too late';
  if (times > 1) return `WRONG: told ${times} times`;
  if (times === 1) return 'told once';
  const open = choicesWhileOpen(pick, one);
  if (open.some(({ settings }) => settings.mail === 'OFF')) return 'mail was off';
  const naming = one.alerts.filter((alert) => names(alert, pick));
  const [named] = naming;
  if (!named) return 'WRONG: neither told nor named';
  if (open.length > 1) return 'named, and another choice was made while it was open';
  const untrue = naming.find((alert) => promisesMore(alert, picks, one));
  return untrue ? `WRONG: ${untrue.reason}` : `named: ${named.reason?.replace(/\d+ picks?/, 'n picks')}`;
}

/** What the payer had chosen at some moment between the opening of a pick and its start. */
function choicesWhileOpen(pick: PickRecord, { choices, viewer }: Told): Choice[] {
  const opened = openedAt(pick, viewer);
  return choices.filter(({ since }, at) => {
    const next = choices[at + 1];
    return since < pick.startsAt && (!next || next.since > opened);
  });
}

/** Whether an alert says why its pick was not told. */
function names({ kind, state, reason, picks }: AlertRow, pick: PickRecord): boolean {
  if (kind !== 'RELEASE' || !picks?.includes(pick.id) || reason === null) return false;
  return state === 'WITHHELD' || state === 'DROPPED' || (state === 'SENT' && reason.startsWith('Without '));
}

/** Whether an alert says that the daily mail brings more picks than it brought, to who made no other choice meanwhile. */
function promisesMore({ reason, picks: ids }: AlertRow, picks: readonly PickRecord[], one: Told): boolean {
  if (!reason?.startsWith('Comes in')) return false;
  const untold = picks.filter(({ id }) => ids?.includes(id) && !one.times.has(id));
  const left = untold.filter((pick) => choicesWhileOpen(pick, one).length === 1);
  return left.length > Number(/but for (\d+)/.exec(reason)?.[1] ?? 0);
}

/** What stands as sent to a payer and was not, or was sent and does not. */
export function falselySent(one: Told): string[] {
  const { alerts, mails, times } = one;
  const news = newsIn(mails);
  const sent = (kind: string) => alerts.filter((alert) => alert.kind === kind && alert.state === 'SENT');
  const told = alerts.filter(({ state, kind }) => state === 'SENT' && kind !== 'RECAP');
  const empty = told.filter((alert) => Object.keys(alert.told ?? {}).length === 0);
  const untold = told.flatMap((alert) => Object.keys(alert.told ?? {})).filter((id) => !times.has(id));
  const digests = news.filter(({ subject }) => / for [A-Z]\w\w, /.test(subject ?? '')).length;
  const results = mails.length - news.length;
  return [
    ...empty.map(({ kind }) => `a ${kind} stands as sent and tells nothing`),
    ...untold.map((id) => `${id} stands as sent`),
    ...differing('daily mails', digests, sent('DIGEST').length),
    ...differing('results', results, sent('RECAP').length),
  ];
}

function differing(name: string, came: number, stand: number): string[] {
  return came === stand ? [] : [`${came} ${name} came, ${stand} stand as sent`];
}

/** What is needed to understand a wrong fate. */
export function storyOf(pick: PickRecord, one: Told): string {
  const { date, startsAt } = pick;
  const opened = openedAt(pick, one.viewer);
  const isOf = ({ kind, day, picks }: AlertRow) =>
    picks?.includes(pick.id) || (kind === 'DIGEST' && day === date);
  const near = one.choices.filter(({ since }) => Math.abs(since.getTime() - startsAt.getTime()) < 2 * DAY);
  const choices = [...choicesWhileOpen(pick, one), ...near];
  return JSON.stringify({ pick: pick.id, opened, startsAt, alerts: one.alerts.filter(isOf), choices });
}
