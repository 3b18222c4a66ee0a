import type { Services } from '#gateway/auth/context.ts';
import { MEMBERS, type MemberRow, memberOfRow } from '#gateway/auth/member.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { roleChangesAt, roleOf } from '#schema/rules/alerts/discord-role.ts';

type Given = Pick<Services, 'database' | 'clock' | 'discord' | 'identity' | 'trials'>;

const MOST_AT_ONCE = 500;

/**
 * Links whose member changed since they were looked at, or may have by the clock. A hash of the member's rows says so, because no
 * notification may be added, and one that is lost would leave a role with somebody who no longer pays.
 */
const CHANGED = `
  with members as (${MEMBERS} where u.id in (select user_id from discord_links))
  select l.discord_id as "discordId", md5(m::text) as "seenNow", m.*
    from discord_links l left join members m on m.id = l.user_id
   where l.due_at <= ? or l.seen is distinct from coalesce(md5(m::text), '')
   limit ${MOST_AT_ONCE}`;

type Row = MemberRow & { discordId: string; seenNow: string | null };

/** A member whose role changes is tried at once, even after failures. */
const WRITE = `
  update discord_links l set want = n.want, seen = n.seen, due_at = n.due_at,
         tries = case when l.want is distinct from n.want then 0 else l.tries end,
         retry_at = case when l.want is distinct from n.want then null else l.retry_at end
    from json_to_recordset(?::json) as n (discord_id text, user_id text, want text, seen text, due_at timestamptz)
   where l.discord_id = n.discord_id and l.user_id is not distinct from n.user_id`;

/** Accounts that nobody has any more, and that have no role to take. */
const FORGET = 'delete from discord_links where user_id is null and have is null and confirmed';

/** Writes to each link the role that its member should have now. */
export async function refreshLinks(services: Given): Promise<void> {
  for (;;) {
    const now = services.clock.now();
    const rows = await services.database.em.execute<Row[]>(CHANGED, [now]);
    if (rows.length === 0) return;
    const breaks = await breaksOf(services, rows);
    const written = await Promise.all(rows.map((row) => linkOf(services, row, breaks, now)));
    await services.database.em.execute(WRITE, [JSON.stringify(written)], 'run');
    if (rows.some(({ seenNow }) => !seenNow)) await services.database.em.execute(FORGET, [], 'run');
    if (rows.length < MOST_AT_ONCE) return;
  }
}

async function linkOf(services: Given, row: Row, breaks: ReadonlyMap<string, Date>, now: Date) {
  const { discordId: discord_id, seenNow } = row;
  if (!seenNow) return { discord_id, user_id: null, want: null, seen: '', due_at: endOfTime() };
  const member = memberOfRow(row);
  const ends = breaks.get(services.trials.keys.emailKey(member.email));
  const facts = { ...member, breakEndsAt: later(member.breakEndsAt, ends) };
  const want = (await isClosed(services, member.id))
    ? null
    : roleOf(facts, services.discord?.roles ?? {}, now);
  return {
    discord_id,
    user_id: member.id,
    want: want satisfies Tier | null,
    seen: seenNow,
    due_at: roleChangesAt(facts, now),
  };
}

/** Nothing changes any more. */
const endOfTime = () => new Date(Date.UTC(9_999, 0));

const later = (one: Date | null, other: Date | undefined) => (other && (!one || other > one) ? other : one);

/** Old accounts get the key of their mailbox later, so breaks are also found by the mailbox itself (0046). */
async function breaksOf({ database, trials }: Given, rows: readonly Row[]): Promise<Map<string, Date>> {
  const keys = rows.flatMap(({ email }) => (email ? [trials.keys.emailKey(email)] : []));
  const sql = `select person_key as key, greatest(cool_off_until, excluded_until) as until from play_limits
    where person_key in (select json_array_elements_text(?::json))`;
  const found = await database.em.execute<{ key: string; until: Date | null }[]>(sql, [JSON.stringify(keys)]);
  return new Map(found.flatMap(({ key, until }) => (until ? [[key, until]] : [])));
}

/** Whether the account is disabled or gone at the identity provider; while that is away, its last word counts. */
function isClosed({ identity }: Given, uid: string): Promise<boolean> {
  // Sessions that begin so late end only with the account.
  const since = endOfTime();
  return identity.hasEnded(uid, since).catch(() => identity.isKnownEnded(uid, since));
}
