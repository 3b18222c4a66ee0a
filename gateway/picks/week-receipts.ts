import type { Services } from '#gateway/auth/context.ts';
import { findMember } from '#gateway/auth/member.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { viewerOf } from '#schema/rules/access/entitlement.ts';
import { type ReceiptWeek, receiptWeek } from '#schema/rules/record/receipt-week.ts';
import { picksBetween } from './pick-rows.ts';
import { isOpenTo, receiptsOf } from './receipts.ts';
import { sealedPickOfWeek } from './week-receipts.sql.ts';

/** Every mailbox takes a mail of this size. A usual receipt has 2 to 3 kB. */
export const MAX_BYTES = 1_000_000;

interface WeekReceipts {
  /** Receipts after one another, as /record/verify and the verifier read them. */
  file: string;
  attached: number;
  /** How many more there are than one mail holds. */
  left: number;
}

/**
 * The receipts of the week's picks that a member may read now, in the order of the games. Throws when there is none.
 */
export async function weekReceipts(
  { database, record, clock }: Pick<Services, 'database' | 'record' | 'clock'>,
  memberId: string,
  monday: string,
): Promise<WeekReceipts> {
  const now = clock.now();
  const member = await findMember(database, memberId);
  const reader = { database, record, now, viewer: member && viewerOf(member, now) };
  const { first, last } = receiptWeek(monday);
  const picks = (await picksBetween(database.em, first, last))
    .filter((pick) => isOpenTo(reader, pick))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1));
  const receipts = await receiptsOf(reader, picks);
  const attached = fitting(receipts);
  if (attached === 0) throw new Error(`No receipt of the week before ${monday} can be given`);
  return { file: receipts.slice(0, attached).join(''), attached, left: receipts.length - attached };
}

/** How many of the first receipts fit into one mail. */
function fitting(receipts: readonly string[]): number {
  let bytes = 0;
  const tooMany = receipts.findIndex((receipt) => {
    bytes += Buffer.byteLength(receipt);
    return bytes > MAX_BYTES;
  });
  return tooMany < 0 ? receipts.length : tooMany;
}

/** Whether the week had a pick that everyone may read now and a signed checkpoint holds. */
export async function hasWeekReceipts(rows: Rows, { first, last }: ReceiptWeek, now: Date): Promise<boolean> {
  return sealedPickOfWeek.some(rows, { first, last, now });
}
