/** A position in PostgreSQL's log of changes, such as 0/16B3748: what was written up to it. */
export type Lsn = bigint;

/** A write answers its position under this name; a request that brings it reads at least as far. */
export const POSITION_HEADER = 'x-database-position';

/** Null for what is none. */
export function lsnOf(text: unknown): Lsn | null {
  if (text === undefined) return null;
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(String(text)) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : null;
}
