import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { Pill } from '@mantine/core';
import { Button } from '#frontend/ui/Button.tsx';
import { plainDay } from '#schema/rules/time/eastern-time.ts';
import { type AuditQuestion, hasFilters } from './audit-address.ts';

const NONE = { area: null, actor: null, target: null, keyId: null, from: null, to: null };

const PILL = { h: 28, fz: 'sm', bg: 'var(--accent-soft)', c: 'var(--accent-text)' } as const;

interface SetFiltersProps {
  question: AuditQuestion;
  set(part: Partial<AuditQuestion>): void;
}

/** What narrows the list beside its subject, each to be taken away. */
export function SetFilters({ question, set }: SetFiltersProps) {
  const { byPeople, actor, target, keyId, from, to } = question;
  const chips: [words: string, without: Partial<AuditQuestion>][] = [
    ...(byPeople ? [] : [['By people and rules', { byPeople: true }] as [string, object]]),
    ...(actor ? [[`By ${actor}`, { actor: null }] as [string, object]] : []),
    ...(target ? [[`About ${target}`, { target: null }] as [string, object]] : []),
    ...(keyId ? [['One API key', { keyId: null }] as [string, object]] : []),
    ...(from ? [[`From ${plainDay(from)}`, { from: null }] as [string, object]] : []),
    ...(to ? [[`To ${plainDay(to)}`, { to: null }] as [string, object]] : []),
  ];
  return (
    <>
      {chips.map(([words, without]) => (
        <Pill
          key={words}
          withRemoveButton
          onRemove={() => set(without)}
          removeButtonProps={{ 'aria-label': `Without: ${words}`, 'aria-hidden': false, tabIndex: 0 }}
          {...PILL}
        >
          {words}
        </Pill>
      ))}
      {hasFilters(question) && (
        <Button variant="ghost" size="small" onClick={() => set(NONE)}>
          Clear
        </Button>
      )}
    </>
  );
}
