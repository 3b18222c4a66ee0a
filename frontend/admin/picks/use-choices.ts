import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { hasWords } from '#schema/rules/market/search-words.ts';

export interface Choice {
  id: string;
  text: string;
  /** Beside the text, such as a time or a price. */
  detail: string;
}

const MOST_SHOWN = 8;

/** Whether a list takes the focus when it appears, and whether it is open then. */
export type FirstFocus = 'NONE' | 'CLOSED' | 'OPEN';

/** What is typed, what it finds, and which of that the keys are on. */
export function useChoices(
  choices: readonly Choice[],
  onChoose: (id: string) => void,
  { focus, onFocusTaken }: { focus: FirstFocus; onFocusTaken?: (() => void) | undefined },
) {
  const [typed, setTyped] = useState('');
  const [wasOpened, setOpened] = useState(false);
  const [at, setAt] = useState(0);
  const [first] = useState({ focus, onFocusTaken });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (first.focus === 'NONE') return;
    input.current?.focus();
    first.onFocusTaken?.();
    setOpened(first.focus === 'OPEN');
  }, [first]);
  const found = choices
    .filter(({ text, detail }) => hasWords(`${text} ${detail}`, typed))
    .slice(0, MOST_SHOWN);
  const isOpen = wasOpened && found.length > 0;

  function choose(id: string): void {
    setOpened(false);
    onChoose(id);
  }

  function move(by: number): void {
    setOpened(true);
    setAt((before) => Math.max(0, Math.min(before + by, found.length - 1)));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    if (!['ArrowDown', 'ArrowUp', 'Enter'].includes(key)) return;
    // Enter never sends the form from here: where nothing is found, it would complain of every other field.
    event.preventDefault();
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (isOpen && found[at]) choose(found[at].id);
  }

  function onChange(event: ChangeEvent<HTMLInputElement>): void {
    setTyped(event.currentTarget.value);
    setOpened(true);
    setAt(0);
  }

  const field = {
    ...{ ref: input, value: typed, onChange, onKeyDown },
    // Of a dialog that opens with the list in it.
    'data-autofocus': first.focus === 'NONE' ? undefined : true,
    onFocus: () => setOpened(true),
    onBlur: () => setOpened(false),
  };
  return { found, at, isOpen, typed, choose, field };
}
