import type { Rows } from '#gateway/database/rows.ts';
import type { AlertChannelName } from '#schema/rules/alerts/alert-settings.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import type { FoundProblem } from './acknowledge-problem.ts';

const WAITING = `select channel, count(*)::int as count, min(due_at) as since from pick_alerts
  where state in ('WAITING', 'SENDING') and due_at <= ? group by channel`;

const FAILED = `
  select a.channel, count(*)::int as count, min(a.due_at) as since, max(a.reason) as reason
    from alert_batches b join pick_alerts a on a.batch_id = b.id and a.state = 'FAILED'
   where b.closes_at > ?::timestamptz - interval '1 day' group by a.channel`;

interface Found {
  channel: AlertChannelName;
  count: number;
  since: Date;
}

/** Alerts that wait longer than a minute, and those of a day that could not be sent. */
export async function alertProblems(rows: Rows, now: Date): Promise<FoundProblem[]> {
  const waiting = await rows.execute<Found[]>(WAITING, [new Date(now.getTime() - MINUTE)]);
  const failed = await rows.execute<(Found & { reason: string | null })[]>(FAILED, [now]);
  return [
    ...(await discordProblems(rows, now)),
    ...waiting.map(({ channel, count, since }) =>
      problem(
        `waiting ${channel}`,
        `${alerts(count)} by ${WORDS[channel]} should have been sent a minute ago.`,
        since,
        'waiting',
      ),
    ),
    ...failed.map(({ channel, count, since, reason }) =>
      problem(
        `failed ${channel}`,
        `${alerts(count)} by ${WORDS[channel]} could not be sent: ${reason}`,
        since,
        reason ?? 'failed',
      ),
    ),
  ];
}

const ROLES = `select count(*)::int as count, min(failed_since) as since, max(failure) as reason from discord_links
  where have is not null and have is distinct from want and failed_since <= ?`;
const STOPPED =
  'select stopped as reason, stopped_since as since from discord_process where stopped is not null';

/** Roles that could not be taken for a minute, and a Discord that takes nothing. */
async function discordProblems(rows: Rows, now: Date): Promise<FoundProblem[]> {
  const stopped = await rows.execute<{ reason: string; since: Date }[]>(STOPPED);
  const [left] = await rows.execute<{ count: number; since: Date; reason: string }[]>(ROLES, [
    new Date(now.getTime() - MINUTE),
  ]);
  const problems = stopped.map(({ reason, since }) => problem('discord', reason, since));
  if (!left || left.count === 0) return problems;
  const roles = left.count === 1 ? 'One role' : `${left.count} roles`;
  const text = `${roles} could not be taken from members at Discord, so picks are posted there without words: ${left.reason}`;
  return [...problems, problem('discord roles', text, left.since, left.reason)];
}

const WORDS: Record<AlertChannelName, string> = { MAIL: 'email', PUSH: 'push', DISCORD: 'Discord' };

const alerts = (count: number) => (count === 1 ? 'One alert' : `${count} alerts`);

/** The count changes every minute, so the reason, where there is one, identifies the problem. */
function problem(subject: string, text: string, since: Date, fact = text): FoundProblem {
  return { kind: 'ALERTS', subject, text, since, memberId: null, fact };
}
