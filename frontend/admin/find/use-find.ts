import { useState } from 'react';
import type { AdminTab } from '#frontend/admin/admin-address.ts';
import { useDebounced } from '#frontend/admin/members/use-debounced.ts';
import { useAdminSearchQuery } from '#frontend/generated/graphql.ts';
import { commandOptions, foundOptions, pageOptions } from './find-options.ts';

/** Below it, a text says nothing: half of the members begin with one letter. */
const LEAST_LETTERS = 2;

/** What was typed and what it can mean: pages at once, the rest from the server when typing pauses. */
export function useFind(tabs: readonly AdminTab[]) {
  const [text, setText] = useState('');
  const { typed, type } = useDebounced(text, setText);
  const skip = text.length < LEAST_LETTERS;
  const { data, error, loading } = useAdminSearchQuery({
    variables: { text },
    skip,
    fetchPolicy: 'network-only',
  });
  const found = skip || typed.trim().length < LEAST_LETTERS ? [] : (data?.adminSearch ?? []);
  const options = [
    ...pageOptions(tabs, typed),
    ...commandOptions(tabs, typed),
    ...foundOptions(found, tabs, text),
  ];
  const isAsking = loading || (typed.trim() !== text && typed.trim().length >= LEAST_LETTERS);
  return { typed, type, options, isAsking, failed: !!error && !skip };
}
