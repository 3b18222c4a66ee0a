import type { Services } from '#gateway/auth/context.ts';

const LEASE_SECONDS = 20;

/** Also renews it. Another process gets it once it ran out. */
const HOLD = `
  insert into discord_process as p (name, holder, leased_until) values ('discord', ?, clock_timestamp() + ${LEASE_SECONDS} * interval '1 second')
  on conflict (name) do update set holder = excluded.holder, leased_until = excluded.leased_until
   where p.holder = excluded.holder or p.leased_until < clock_timestamp()
  returning name`;

/**
 * Whether this process may talk to Discord for the next seconds. One does at a time, because Discord's limits are of the bot and each
 * process knows only what it was answered itself.
 */
export async function holdLease({
  database,
  discord,
}: Pick<Services, 'database' | 'discord'>): Promise<boolean> {
  if (!discord) return false;
  return (await database.em.execute<unknown[]>(HOLD, [discord.processId])).length > 0;
}

/** Keeps why nothing is sent, for the admins. */
export async function keepStop({
  database,
  discord,
  clock,
}: Pick<Services, 'database' | 'discord' | 'clock'>): Promise<void> {
  const reason = discord?.stopReason() ?? null;
  await database.em.execute(
    `update discord_process set stopped = ?, stopped_since = case when ?::text is null then null else coalesce(stopped_since, ?) end
      where holder = ? and stopped is distinct from ?`,
    [reason, reason, clock.now(), discord?.processId ?? '', reason],
    'run',
  );
}
