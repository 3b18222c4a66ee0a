import type { ReactNode } from 'react';
import { CheckboxGroup } from '#frontend/ui/CheckboxGroup.tsx';
import { API_KEY_SCOPES, type ApiKeyScope, isStaffScope } from '#schema/rules/api/api-keys.ts';
import { SCOPE_WORDS } from './api-key-text.ts';

interface ScopeChoicesProps {
  writesPicks: boolean;
  value: readonly ApiKeyScope[];
  problem: ReactNode;
  onChange(scopes: ApiKeyScope[]): void;
}

/** The permissions of a key; only admins are offered those that write. */
export function ScopeChoices({ writesPicks, ...field }: ScopeChoicesProps) {
  const offered = API_KEY_SCOPES.filter((scope) => writesPicks || !isStaffScope(scope));
  const options = offered.map((value) => ({ value, ...SCOPE_WORDS[value] }));
  return <CheckboxGroup legend="Permissions" options={options} {...field} />;
}
