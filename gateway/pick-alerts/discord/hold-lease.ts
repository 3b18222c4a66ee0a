import type { Services } from '#gateway/auth/context.ts';
import * as statements from './hold-lease.sql.ts';

const LEASE_SECONDS = 20;

type Given = Pick<Services, 'database' | 'discord'>;

/**
 * The lease by which this process may talk to Discord for the next seconds, with why nothing is sent as the admins see it; null while
 * another process holds it. One does at a time, because Discord's limits are of the bot and each process knows only what it was
 * answered itself.
 */
export async function takeLease({ database, discord }: Given): Promise<{ stopped: string | null } | null> {
  if (!discord) return null;
  return statements.holdLease.first(database.em, { holder: discord.processId, seconds: LEASE_SECONDS });
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
  const holder = discord?.processId ?? '';
  await statements.keepStop.run(database.em, { reason, now: clock.now(), holder });
}
