import { useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import type { GradeChoice } from '#frontend/admin/picks/grade-form.ts';
import { useGrade } from '#frontend/admin/picks/use-grade.ts';
import {
  type AdminPickFragment,
  useGradingQueueQuery,
  useWritePricesMutation,
} from '#frontend/generated/graphql.ts';
import { gameText, scoreText } from '#schema/rules/picks/game-text.ts';
import { resultLabel } from '#schema/rules/picks/pick-values.ts';
import { closingPrice, type QueueForm } from './queue-form.ts';

/** The picks that wait for a result, which of them is looked at, and what became of the last one. */
export function useQueue() {
  const { data, error, refetch } = useGradingQueueQuery({ fetchPolicy: 'network-only' });
  const [graded, setGraded] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState(0);
  const [source, setSource] = useState('');
  const [saved, setSaved] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const saveResult = useSaveResult();
  const waiting = data?.gradingQueue.filter(({ id }) => !graded.has(id));
  const place = Math.min(at, Math.max(0, (waiting?.length ?? 0) - 1));
  const proposed = data?.gradeProposals.find(({ pick }) => pick.id === waiting?.[place]?.id);

  /** The next pick comes at once; one that the server refuses comes back into the queue. */
  function save(pick: AdminPickFragment, choice: GradeChoice, form: QueueForm): void {
    setGraded((before) => new Set(before).add(pick.id));
    setAt(place);
    setSource(form.source);
    setFailure(null);
    saveResult(pick, choice, form).then(
      () => setSaved(`Saved: ${gameText(pick)}, ${resultLabel(choice.result)}.`),
      (reason: unknown) => {
        setGraded((before) => new Set([...before].filter((id) => id !== pick.id)));
        setFailure(`${gameText(pick)}: ${alertOf('update pick', reason)}`);
      },
    );
  }

  return {
    waiting,
    place,
    total: data?.gradingQueue.length ?? 0,
    /** The final score of the feed, where it has one. */
    finalScore: proposed ? scoreText({ one: proposed.scoreOne, two: proposed.scoreTwo }) : '',
    ...{ source, saved, failure, error, save },
    now: data ? new Date(data.today.now) : null,
    move: (by: number) => setAt(Math.max(0, Math.min(place + by, (waiting?.length ?? 1) - 1))),
    dismiss: () => setFailure(null),
    reload: () => void refetch().catch(() => {}),
  };
}

/** Writes a result, then the closing price that was typed with it. */
function useSaveResult() {
  const grade = useGrade();
  const [writePrices] = useWritePricesMutation();
  return async (pick: AdminPickFragment, choice: GradeChoice, { close, ...form }: QueueForm) => {
    await grade(pick, choice, form);
    const price = closingPrice(pick, close);
    if (price) await writePrices({ variables: { input: { prices: [price] } } });
  };
}
