import type { Services } from '#gateway/auth/context.ts';
import { memberOfRow } from '#gateway/auth/member.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { roleChangesAt, roleOf } from '#schema/rules/alerts/discord-role.ts';
import { breaksOf as readBreaks } from '../read-facts.sql.ts';
import * as statements from './refresh-links.sql.ts';

type Given = Pick<Services, 'database' | 'clock' | 'discord' | 'identity' | 'trials'>;

const MOST_AT_ONCE = 500;

type Row = statements.ChangedLinksRow;

/** Writes to each link the role that its member should have now. */
export async function refreshLinks(services: Given): Promise<void> {
  const { em } = services.database;
  for (;;) {
    const now = services.clock.now();
    const rows = await statements.changedLinks.all(em, { now, most: MOST_AT_ONCE });
    if (rows.length === 0) return;
    const breaks = await breaksOf(services, rows);
    const written = await Promise.all(rows.map((row) => linkOf(services, row, breaks, now)));
    await statements.keepWanted.run(em, { links: JSON.stringify(written) });
    if (rows.some(({ seenNow }) => !seenNow)) await statements.forgetUnlinked.run(em);
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
  const found = await readBreaks.all(database.em, { personKeys: keys });
  return new Map(found.flatMap(({ personKey, until }) => (until ? [[personKey, until]] : [])));
}

/** Whether the account is disabled or gone at the identity provider; while that is away, its last word counts. */
function isClosed({ identity }: Given, uid: string): Promise<boolean> {
  // Sessions that begin so late end only with the account.
  const since = endOfTime();
  return identity.hasEnded(uid, since).catch(() => identity.isKnownEnded(uid, since));
}
