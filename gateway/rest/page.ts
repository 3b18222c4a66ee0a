import { z } from 'zod';

/** The part of a long list that is wanted; the first hundred when nothing is said. */
export const pageQuery = z.object({
  first: z.coerce.number().int().min(1).max(100).default(100).describe('How many, from 1 to 100.'),
  after: z.string().optional().describe('`endCursor` of the page before.'),
});

/** What stands beside a list, so that the rest of it can be asked for. */
export const pageFields = {
  totalCount: z.number(),
  hasNextPage: z.boolean(),
  endCursor: z.string().nullable(),
};
