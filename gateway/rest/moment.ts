import { z } from 'zod';

const EXAMPLES = '2026-12-20T12:00:00Z or 2026-12-20T07:00-05:00';
const FULL = z.iso.datetime({ offset: true });

/** A moment as ISO 8601 writes it, with its offset. Its seconds may be left out, which GraphQL and RFC 3339 do not take. */
export const moment = z
  .string()
  .refine(
    (text) => FULL.safeParse(withSeconds(text)).success,
    `must be a date and time with its offset, such as ${EXAMPLES}`,
  )
  .meta({ format: 'date-time' })
  .transform(withSeconds);

function withSeconds(text: string): string {
  return text.replace(/^([^T]+T\d\d:\d\d)(?=Z$|[+-]\d\d:\d\d$)/, '$1:00');
}
