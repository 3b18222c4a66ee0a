import { type ChangeEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type GradeChoice, gradeFormOf, proposedResult } from '#frontend/admin/picks/grade-form.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { VOID_REASONS } from '#schema/rules/picks/void-reasons.ts';
import { type QueueForm, type QueueProblems, queueProblems, RESULT_KEYS } from './queue-form.ts';

export interface QueueCardProps {
  pick: AdminPickFragment;
  now: Date;
  /** The final score of the feed; empty where it has none. */
  finalScore: string;
  /** Where the score before this one was read. */
  source: string;
  onSave(pick: AdminPickFragment, choice: GradeChoice, form: QueueForm): void;
  onMove(by: number): void;
}

/** What is typed for a pick, and what the keys do. */
export function useQueueCard({ pick, finalScore, source, onSave, onMove }: QueueCardProps) {
  const [form, setForm] = useState<QueueForm>(() => {
    const known = gradeFormOf(pick, source);
    return { ...known, score: known.score || finalScore, close: '' };
  });
  const [problems, setProblems] = useState<QueueProblems>({});
  const [asksWhyVoid, setAsksWhyVoid] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const reason = useRef<HTMLInputElement>(null);
  const proposed = proposedResult(pick, form.score);
  useEffect(() => element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  useEffect(() => {
    if (problems.reason) reason.current?.focus();
  }, [problems.reason]);

  useEffect(() => {
    if (asksWhyVoid) element.current?.querySelector<HTMLElement>('[data-first-reason]')?.focus();
  }, [asksWhyVoid]);

  function type(name: keyof QueueForm, text: string): void {
    setProblems(({ [name]: _, ...others }) => others);
    setForm((before) => ({ ...before, [name]: text }));
  }

  function choose(choice: GradeChoice): void {
    const found = queueProblems(form, pick, choice.result);
    setProblems(found);
    if (Object.keys(found).length === 0) onSave(pick, choice, form);
  }

  function press(event: KeyboardEvent): void {
    const act = actOf(event, { asksWhyVoid, setAsksWhyVoid, choose, onMove });
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  return {
    ...{ element, form, problems, proposed, asksWhyVoid, reason, choose, press, type },
    askWhyVoid: () => setAsksWhyVoid(true),
    submit(event: FormEvent) {
      event.preventDefault();
      if (proposed) choose({ result: proposed });
      else setProblems({ score: 'The score does not decide it: press W, L, P or V' });
    },
    field: (name: keyof QueueForm) => ({
      value: form[name],
      error: problems[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(name, event.currentTarget.value),
    }),
  };
}

interface Acts {
  asksWhyVoid: boolean;
  setAsksWhyVoid(asks: boolean): void;
  choose(choice: GradeChoice): void;
  onMove(by: number): void;
}

/** What a key does; null for those that only write. */
function actOf({ key, target }: KeyboardEvent, acts: Acts): (() => void) | null {
  const { asksWhyVoid, setAsksWhyVoid, choose, onMove } = acts;
  if (key === 'ArrowDown') return () => onMove(1);
  if (key === 'ArrowUp') return () => onMove(-1);
  // Letters are words in every field but those of the score.
  if (target instanceof HTMLInputElement && target.inputMode !== 'numeric') return null;
  const result = RESULT_KEYS[key.toLowerCase()];
  if (result) return () => choose({ result });
  if (key.toLowerCase() === 'v') return () => setAsksWhyVoid(true);
  // The reasons have the focus by then, so that digits are no score.
  const voidReason = asksWhyVoid ? VOID_REASONS[Number(key) - 1] : undefined;
  if (voidReason) return () => choose({ result: 'VOID', voidReason });
  return key === 'Escape' && asksWhyVoid ? () => setAsksWhyVoid(false) : null;
}
