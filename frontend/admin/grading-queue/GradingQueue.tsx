import { Link } from 'react-router-dom';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { Quiet } from '#frontend/admin/mantine.ts';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { gameText } from '#schema/rules/picks/game-text.ts';
import styles from './GradingQueue.module.css';
import { QueueCard } from './QueueCard.tsx';
import { useQueue } from './use-queue.ts';

/** Every pick without a result whose game has started, one after the other and without a mouse. */
export function GradingQueue() {
  const queue = useQueue();
  const { waiting, place, saved, failure, error, reload } = queue;
  const pick = waiting?.[place];
  return (
    <>
      <AdminToolbar title="Grading queue">
        <Link to={adminPath('picks')}>Back to the picks</Link>
      </AdminToolbar>
      <AdminAlert onDismiss={queue.dismiss}>{failure}</AdminAlert>
      <Quiet role="status" c="var(--win)" mih="1lh" mb={8}>
        {saved}
      </Quiet>
      {!waiting && error && (
        <ErrorState onRetry={reload}>Failed to load the queue. Please try again.</ErrorState>
      )}
      {!waiting && !error && <RowsLoading>Loading the queue...</RowsLoading>}
      {waiting && !pick && (
        <EmptyState action="A pick comes here when its game starts, and leaves when it has a result.">
          Every pick has its result
        </EmptyState>
      )}
      {waiting && pick && (
        <div className={styles.queue}>
          <QueueCard
            key={pick.id}
            pick={pick}
            now={queue.now ?? new Date(pick.startsAt)}
            finalScore={queue.finalScore}
            source={queue.source}
            onSave={queue.save}
            onMove={queue.move}
          />
          <Quiet component="aside" aria-label="Waiting" className={styles.rest}>
            <p>
              <strong>{waiting.length}</strong> of {queue.total} left
            </p>
            <ol>
              {waiting.slice(place, place + NEXT_SHOWN).map((each) => (
                <li key={each.id} aria-current={each.id === pick.id || undefined}>
                  {gameText(each)}
                </li>
              ))}
            </ol>
          </Quiet>
        </div>
      )}
    </>
  );
}

const NEXT_SHOWN = 8;
