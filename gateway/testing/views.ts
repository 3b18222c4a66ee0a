import { randomUUID } from 'node:crypto';
import { ask } from './ask.ts';
import type { TestGateway } from './gateway.ts';
import type { TestUser } from './users.ts';

const VIEW_AS = 'mutation ($input: ViewAsInput!) { viewAs(input: $input) { viewId email endsAt } }';

export interface BegunView {
  viewId: string;
  email: string;
  endsAt: string;
}

/** What `viewAs` answers; the code of its refusal instead. */
export async function askToView(
  gateway: TestGateway,
  staff: TestUser | null,
  userId: string,
  given: { reason?: string; requestId?: string } = {},
): Promise<BegunView | string> {
  const input = { userId, reason: 'Asked by phone', requestId: randomUUID(), ...given };
  const { data, errors } = await ask<{ viewAs: BegunView }>(gateway, VIEW_AS, { input }, staff);
  return errors?.[0] ? errors[0].extensions.code : data.viewAs;
}

/** Begins to view a member's account; the headers of requests that belong to the view. */
export async function viewing(
  gateway: TestGateway,
  staff: TestUser,
  userId: string,
): Promise<Record<string, string>> {
  const view = await askToView(gateway, staff, userId);
  if (typeof view === 'string') throw new Error(view);
  return { 'x-view-as': view.viewId };
}
