import { z } from 'zod';

/** The requested part of a long list; the first hundred by default. */
export const pageQuery = z.object({
  first: z.coerce.number().int().min(1).max(100).default(100).describe('How many, from 1 to 100.'),
  after: z.string().optional().describe('`endCursor` of the page before.'),
});

/** The page information beside a list. */
export const pageFields = {
  totalCount: z.number(),
  hasNextPage: z.boolean(),
  endCursor: z.string().nullable(),
};
