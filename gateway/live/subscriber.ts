import type { DocumentNode, GraphQLSchema } from 'graphql';
import { keyViewer } from '#gateway/auth/active-key.ts';
import { actsFor } from '#gateway/auth/key-confirmation.ts';
import { endedHere } from '#gateway/auth/member.ts';
import { readerWith } from '#gateway/auth/second-factor.ts';
import { viewerKeyOf } from '#gateway/auth/viewer-key.ts';
import type { Identity } from '#gateway/integrations/identity.ts';
import { viewerOf } from '#schema/rules/access/entitlement.ts';
import type { PickViewer } from '#schema/rules/access/visibility.ts';
import type { ErrorCode } from '#schema/rules/api/errors.ts';
import type { EventStream } from './event-stream.ts';
import type { Topic } from './topic.ts';
import { type Account, secondFactorOf } from './viewers.ts';

/** An operation, shared by all subscribers who sent the same text and variables. */
export interface LiveOperation {
  /** Identifies the operation: text, name and variables. */
  id: string;
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName: string | null;
  variables: Record<string, unknown>;
  topic: Topic;
}

/** The caller of a subscription. A visitor has no account. */
export interface Credentials {
  account: Account | null;
  keyId: string | null;
  /** When the session began that opened the stream, or that made its key; null for a visitor. */
  since: Date | null;
  /** The browser of that session, of `browserOf`; null when it sends no id of its own. */
  browser: string | null;
  /** When the token expires, on the clock of `performance.now()`; never with a key or without a token. */
  until: number;
}

export interface Subscriber extends Credentials {
  operation: LiveOperation;
  stream: EventStream;
  /** What the viewer could see when something was last sent. */
  viewerKey: string;
}

/** What a subscriber may see now, or why the stream is refused or ends. */
export function authorize(
  { identity }: { identity: Identity },
  { account, keyId, since, browser, until, operation }: Credentials & Pick<Subscriber, 'operation'>,
  now: Date,
): string | { ended: ErrorCode } {
  if (performance.now() >= until) return { ended: 'TOKEN_EXPIRED' };
  if (!account) return viewerKeyOf(null);
  const hasEnded = since !== null && identity.isKnownEnded(account.uid, since);
  if (hasEnded) return { ended: keyId === null ? 'INVALID_TOKEN' : 'KEY_REVOKED' };
  const { member } = account;
  if (!member) return account.wasMember ? { ended: 'UNAUTHENTICATED' } : viewerKeyOf(null);
  if (keyId === null && since && endedHere(member, since)) return { ended: 'INVALID_TOKEN' };
  if (keyId === null) {
    const factor = secondFactorOf(account, since ?? new Date(0), browser);
    return admitted(operation.topic, viewerOf(readerWith(factor, member, now), now));
  }
  const key = account.keys.get(keyId);
  if (!key) return { ended: 'KEY_REVOKED' };
  if (key.expiresAt && key.expiresAt <= now) return { ended: 'KEY_EXPIRED' };
  return viewerKeyOf(keyViewer(key.scopes, actsFor(key, member), now));
}

/** A member who takes a break follows everything but the scanner (docs/decisions/0079). */
function admitted({ field }: Topic, viewer: PickViewer): string | { ended: ErrorCode } {
  return field === 'arbitragesChanged' && viewer.onBreak ? { ended: 'ON_BREAK' } : viewerKeyOf(viewer);
}
