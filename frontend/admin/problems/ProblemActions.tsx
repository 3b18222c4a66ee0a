import { Suspense, useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import { later } from '#frontend/admin/later.ts';
import { Group } from '#frontend/admin/mantine.ts';
import {
  useReopenProblemMutation,
  useRetryMailMutation,
  useRetryNotificationMutation,
} from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import type { Problem } from './use-problems.ts';

const AcknowledgeDialog = later(() => import('./AcknowledgeDialog.tsx'), 'AcknowledgeDialog');
const DropMailDialog = later(() => import('./DropMailDialog.tsx'), 'DropMailDialog');

interface ProblemActionsProps {
  problem: Problem;
  onFailure(sentence: string): void;
}

/** What can be done about a problem here: some are mended by a button, and each can be acknowledged. */
export function ProblemActions({ problem, onFailure }: ProblemActionsProps) {
  const [open, setOpen] = useState<'acknowledge' | 'drop' | null>(null);
  const { retry, reopen, busy } = useProblemActs(problem, onFailure);
  const { kind, acknowledged, subject } = problem;
  const of = <span className="visually-hidden"> {subject}</span>;
  return (
    <Group gap={6}>
      {retry && (
        <Button variant="quiet" size="small" onClick={retry} busy={busy && 'Working...'}>
          Try again{of}
        </Button>
      )}
      {kind === 'MAIL' && (
        <Button variant="quiet" size="small" onClick={() => setOpen('drop')} disabled={busy}>
          Give up{of}
        </Button>
      )}
      {acknowledged ? (
        <Button variant="quiet" size="small" onClick={reopen} disabled={busy}>
          Reopen{of}
        </Button>
      ) : (
        <Button variant="ghost" size="small" onClick={() => setOpen('acknowledge')} disabled={busy}>
          Acknowledge{of}
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'acknowledge' && <AcknowledgeDialog problem={problem} onClose={() => setOpen(null)} />}
        {open === 'drop' && <DropMailDialog problem={problem} onClose={() => setOpen(null)} />}
      </Suspense>
    </Group>
  );
}

/** `retry` is null where nothing is tried again. The answers have all problems, so the page turns by itself. */
function useProblemActs({ kind, subject, canRetry }: Problem, onFailure: (sentence: string) => void) {
  const [retryMail, mail] = useRetryMailMutation();
  const [retryNotification, notification] = useRetryNotificationMutation();
  const [reopen, reopened] = useReopenProblemMutation();
  const guarded = (act: () => Promise<unknown>) => () =>
    void act().catch((failure: unknown) => onFailure(alertOf('update the problem', failure)));
  const again =
    kind === 'MAIL'
      ? guarded(() => retryMail({ variables: { input: { key: subject } } }))
      : guarded(() => retryNotification({ variables: { input: { hash: subject } } }));
  return {
    retry: canRetry ? again : null,
    reopen: guarded(() => reopen({ variables: { input: { kind, subject } } })),
    busy: mail.loading || notification.loading || reopened.loading,
  };
}
