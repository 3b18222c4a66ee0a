import { ChangeType, CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { narrowedAccess } from './narrowed-access.ts';

/** A removal or narrowing that was decided on: `change` is its sentence as the check prints it. */
interface IntendedBreak {
  change: string;
  reason: string;
}

/** What breaks clients of the older contract and is not listed as intended, one sentence each. */
export async function unintendedBreaks(
  olderSdl: string,
  newerSdl: string,
  intended: readonly IntendedBreak[],
): Promise<string[]> {
  const [older, newer] = [buildSchema(olderSdl), buildSchema(newerSdl)];
  const reasoned = new Set(intended.filter(({ reason }) => reason.trim()).map(({ change }) => change));
  const changes = (await diff(older, newer))
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ message }) => message);
  return [...changes, ...narrowedAccess(older, newer)].filter((message) => !reasoned.has(message));
}

/** The fields that the newer contract has in addition, such as `Pick.broadcast`. */
export async function addedFields(olderSdl: string, newerSdl: string): Promise<string[]> {
  const changes = await diff(buildSchema(olderSdl), buildSchema(newerSdl));
  return changes.filter(({ type }) => type === ChangeType.FieldAdded).flatMap(({ path }) => path ?? []);
}
