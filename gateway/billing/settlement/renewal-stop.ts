import type { IdentifierHashes } from '#gateway/auth/identifier-hashes.ts';
import { readPlay } from '#gateway/billing/ledger/play-rows.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { type PlayStop, playStop } from '#schema/rules/access/play-limits.ts';

/** Which of a member's own limits stops a renewal of that amount at a moment, as far as is known now; null: none. */
export async function renewalStop(
  rows: Rows,
  keys: IdentifierHashes,
  userId: string,
  cents: number,
  at: Date,
): Promise<PlayStop | null> {
  const [user] = await rows.execute<{ email: string }[]>('select email from users where id = ?', [userId]);
  if (!user) return null;
  const play = await readPlay(rows, keys, { userId, email: user.email }, at);
  return playStop('renewal', play, { cents, spentCents: play.spentCents }, at);
}
