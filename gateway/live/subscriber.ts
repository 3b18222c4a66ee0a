import type { DocumentNode, GraphQLSchema } from 'graphql';
import { keyViewer } from '#gateway/auth/key-viewer.ts';
import { viewerOf } from '#schema/rules/entitlement.ts';
import type { ErrorCode } from '#schema/rules/errors.ts';
import type { PickViewer } from '#schema/rules/visibility.ts';
import type { EventStream } from './event-stream.ts';
import type { Topic } from './topic.ts';
import type { Account } from './viewers.ts';

/** An operation as its subscribers asked for it: all who asked in the same words share this one. */
export interface LiveOperation {
  /** Tells operations apart: text, name and variables. */
  id: string;
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName: string | null;
  variables: Record<string, unknown>;
  topic: Topic;
}

/** Who asked: a visitor has no account. */
export interface Credentials {
  account: Account | null;
  keyId: string | null;
  /** When the token runs out, on the clock of `performance.now()`; for ever with a key or without a token. */
  until: number;
}

export interface Subscriber extends Credentials {
  operation: LiveOperation;
  stream: EventStream;
  /** What decided what was sent last. */
  viewerKey: string;
}

/**
 * Everything of the reader that decides what they see, as text: the viewer of the visibility rule and nothing
 * else. Whoever has the same one is sent the same, because an answer is made from it alone.
 */
function viewerKeyOf(viewer: PickViewer | null): string {
  return JSON.stringify(viewer);
}

export function viewerIn(viewerKey: string): PickViewer | null {
  return JSON.parse(viewerKey) as PickViewer | null;
}

/** What a subscriber may see at a moment, or why they may see nothing any more. */
export function authorize({ account, keyId, until }: Credentials, now: Date): string | { ended: ErrorCode } {
  if (performance.now() >= until) return { ended: 'TOKEN_EXPIRED' };
  if (!account) return viewerKeyOf(null);
  const { member } = account;
  if (!member) return account.wasMember ? { ended: 'UNAUTHENTICATED' } : viewerKeyOf(null);
  if (keyId === null) return viewerKeyOf(viewerOf(member, now));
  const key = account.keys.get(keyId);
  if (!key) return { ended: 'KEY_REVOKED' };
  if (key.expiresAt && key.expiresAt <= now) return { ended: 'KEY_EXPIRED' };
  return viewerKeyOf(keyViewer(key.scopes, member, now));
}
