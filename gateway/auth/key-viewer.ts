import type { ApiKeyScope } from '#schema/rules/api-keys.ts';
import { viewerOf } from '#schema/rules/entitlement.ts';
import type { PickViewer } from '#schema/rules/visibility.ts';
import type { Member } from './member.ts';

/** What decides about picks when a key asks: its owner, unless it is for the record alone; then a visitor. */
export function keyViewer(scopes: readonly ApiKeyScope[], owner: Member, now: Date): PickViewer | null {
  return scopes.every((scope) => scope === 'READ_RECORD') ? null : viewerOf(owner, now);
}
