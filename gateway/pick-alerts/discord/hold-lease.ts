import type { Services } from '#gateway/auth/context.ts';

const LEASE_SECONDS = 20;

/** Also renews it. Another process gets it once it ran out. */
const HOLD = `
  insert into discord_process as p (name, holder, leased_until) values ('discord', ?, clock_timestamp() + ${LEASE_SECONDS} * interval '1 second')
  on conflict (name) do update set holder = excluded.holder, leased_until = excluded.leased_until
   where p.holder = excluded.holder or p.leased_until < clock_timestamp()
  returning stopped`;

type Given = Pick<Services, 'database' | 'discord'>;

/**
 * The lease by which this process may talk to Discord for the next seconds, with why nothing is sent as the admins see it; null while
 * another process holds it. One does at a time, because Discord's limits are of the bot and each process knows only what it was
 * answered itself.
 */
export async function takeLease({ database, discord }: Given): Promise<{ stopped: string | null } | null> {
  if (!discord) return null;
  const [lease] = await database.em.execute<{ stopped: string | null }[]>(HOLD, [discord.processId]);
  return lease ?? null;
}

/** Whether this process may talk to Discord for the next seconds. */
export async function holdLease(services: Given): Promise<boolean> {
  return (await takeLease(services)) !== null;
}

/** Keeps why nothing is sent, for the admins, where that is another reason than the one that is kept. */
export async function keepStop(
  { database, discord, clock }: Given & Pick<Services, 'clock'>,
  kept: string | null,
): Promise<void> {
  const reason = discord?.stopReason() ?? null;
  if (reason === kept) return;
  await database.em.execute(
    `update discord_process set stopped = ?, stopped_since = case when ?::text is null then null else coalesce(stopped_since, ?) end
      where holder = ?`,
    [reason, reason, clock.now(), discord?.processId ?? ''],
    'run',
  );
}
