import { viewerOf } from '#schema/rules/access/entitlement.ts';
import type { PickViewer } from '#schema/rules/access/visibility.ts';
import type { ApiKeyScope } from '#schema/rules/api/api-keys.ts';
import type { Member } from './member.ts';

/** The viewer of a request with a key: the key's owner, or a visitor when the key is limited to the record. */
export function keyViewer(scopes: readonly ApiKeyScope[], owner: Member, now: Date): PickViewer | null {
  return scopes.every((scope) => scope === 'READ_RECORD') ? null : viewerOf(owner, now);
}
