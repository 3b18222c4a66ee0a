import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '#gateway/app-error.ts';
import type { VerifiedIdentity } from '#gateway/integrations/identity.ts';
import { viewerOf } from '#schema/rules/access/entitlement.ts';
import { hasScope } from '#schema/rules/access/staff.ts';
import type { Context, Services } from './context.ts';
import { type Member, memberOfRow } from './member.ts';
import { Reuse } from './reuse.ts';
import { viewedMember } from './view-as.sql.ts';

/** Names the view that a request belongs to (docs/decisions/0089). */
const HEADER = 'x-view-as';

/** The view that a request says it belongs to; null for nearly all of them. */
export function viewAskedFor(headers: IncomingHttpHeaders): string | null {
  const id = headers[HEADER];
  return id === undefined ? null : String(id);
}

/** Queries that hand out more than a page shows: a token for cards, a file of all data, addresses that open without a sign-in. */
export const CLOSED_TO_VIEWS: readonly string[] = ['paymentClientToken', 'myData', 'feeds'];

/** Throws VIEWING_AS for anything but a query that only shows. */
export function refuseWhileViewing({ staff }: Pick<Context, 'staff'>, isClosed: boolean): void {
  if (staff && isClosed) throw new AppError('VIEWING_AS');
}

/**
 * What differs in the context of a request by somebody of the staff who views a member's account: the member and what they may
 * read are the member's, and no answer is shared. The session and the points stay the staff's own. Throws VIEW_ENDED.
 */
export async function viewedContext(
  { database }: Pick<Services, 'database'>,
  { caller, staff, id, now }: { caller: VerifiedIdentity; staff: Member; id: string; now: Date },
): Promise<Pick<Context, 'member' | 'viewer' | 'staff' | 'reuse'>> {
  const row = hasScope(staff.role, 'MEMBERS_ACT')
    ? await viewedMember.first(database.em, { id, actorId: staff.id, signedInAt: caller.signedInAt })
    : null;
  if (!row) throw viewEnded();
  const member = memberOfRow(row);
  return { member, viewer: viewerOf(member, now), staff, reuse: new Reuse(null) };
}

/** Refused before anything is executed, so with its own status over GraphQL too. */
export function viewEnded(): AppError {
  return new AppError('VIEW_ENDED', undefined, { http: { status: 403 } });
}
