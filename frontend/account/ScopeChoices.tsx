import { type ReactNode, useId } from 'react';
import { API_KEY_SCOPES, type ApiKeyScope } from '#schema/rules/api-keys.ts';
import styles from './ApiKeys.module.css';
import { SCOPE_WORDS } from './api-key-words.ts';

interface ScopeChoicesProps {
  isAdmin: boolean;
  value: readonly ApiKeyScope[];
  problem: ReactNode;
  onChange(scopes: ApiKeyScope[]): void;
}

/** What a key may do, at least one; posting is offered to admins alone. */
export function ScopeChoices({ isAdmin, value, problem, onChange }: ScopeChoicesProps) {
  const problemId = useId();
  const offered = API_KEY_SCOPES.filter((scope) => isAdmin || scope !== 'WRITE_PICKS');
  const toggle = (scope: ApiKeyScope) =>
    onChange(API_KEY_SCOPES.filter((each) => value.includes(each) !== (each === scope)));
  return (
    <fieldset className={styles.scopes} aria-describedby={problem ? problemId : undefined}>
      <legend>It may</legend>
      {offered.map((scope) => (
        <label key={scope} className={styles.choice}>
          <input type="checkbox" checked={value.includes(scope)} onChange={() => toggle(scope)} />
          <span>
            <strong>{SCOPE_WORDS[scope].label}</strong>
            <small>{SCOPE_WORDS[scope].hint}</small>
          </span>
        </label>
      ))}
      {problem && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
