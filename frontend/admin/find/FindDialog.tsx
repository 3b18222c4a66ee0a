import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AdminTab } from '#frontend/admin/admin-address.ts';
import { Note, Quiet, Text } from '#frontend/admin/mantine.ts';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { TextInput } from '#frontend/ui/fields.ts';
import styles from './Find.module.css';
import type { FindOption } from './find-options.ts';
import { useFind } from './use-find.ts';

interface FindDialogProps {
  tabs: readonly AdminTab[];
  onClose(): void;
}

/** One box for everything: arrows choose, Enter opens. */
export function FindDialog({ tabs, onClose }: FindDialogProps) {
  const navigate = useNavigate();
  const listId = useId();
  const { typed, type, options, isAsking, failed } = useFind(tabs);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, options.length - 1);
  const open = (option: FindOption | undefined) => {
    if (!option) return;
    onClose();
    navigate(option.to, { state: option.act ? { act: option.act } : null });
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setChosen((at + step + options.length) % (options.length || 1));
    if (event.key === 'Enter' && (!isAsking || isKnown(options[at]))) open(options[at]);
    if (step || event.key === 'Enter') event.preventDefault();
  };
  return (
    <Dialog open onClose={onClose} title="Find" wide>
      <TextInput
        type="search"
        role="combobox"
        aria-label="Find a member, invoice, payment, card, coupon, pick, page or command"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={options[at] ? `${listId}-${at}` : undefined}
        placeholder="Email, name, receipt, $ amount, card’s last 4, team, “new pick”"
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={typed}
        onChange={(event) => {
          setChosen(0);
          type(event.currentTarget.value);
        }}
        onKeyDown={press}
      />
      <FindList id={listId} options={options} at={at} onOpen={open} />
      <Quiet role="status" mih="1.5em" mt={8}>
        {failed && 'The search failed. Please try again.'}
        {!failed && isAsking && 'Searching...'}
        {!failed && !isAsking && options.length === 0 && `Nothing found for "${typed.trim()}"`}
      </Quiet>
    </Dialog>
  );
}

/** Pages and commands come first, whatever the server finds. */
function isKnown(option: FindOption | undefined): boolean {
  return option?.kind === 'Page' || option?.kind === 'Command';
}

interface FindListProps {
  id: string;
  options: FindOption[];
  at: number;
  onOpen(option: FindOption): void;
}

function FindList({ id, options, at, onOpen }: FindListProps) {
  const active = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is active when `at` changes
  useEffect(() => {
    // It answers a promise in newer browsers, which React would take for what cleans up.
    active.current?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  return (
    <div id={id} role="listbox" aria-label="Found" className={styles.list}>
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's, which keeps the focus
        <div
          key={option.key}
          id={`${id}-${index}`}
          ref={index === at ? active : undefined}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={styles.option}
          onClick={() => onOpen(option)}
        >
          <Text span truncate fw={560}>
            {option.title}
          </Text>
          <Quiet span truncate className={styles.detail}>
            {option.detail}
          </Quiet>
          <Note span ta="right">
            {option.kind}
          </Note>
        </div>
      ))}
    </div>
  );
}
