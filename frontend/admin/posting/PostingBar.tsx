import { useEffect, useState } from 'react';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import { Frame, Text } from '#frontend/admin/mantine.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { counted } from '#schema/rules/text/numbers.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import styles from './PostingBar.module.css';
import { endWait, type PendingPost, usePendingPost } from './pending-post.ts';
import { type PostOutcome, usePostDrafts } from './use-post-drafts.ts';

/**
 * Posts what waits when its ten seconds are over, on any part of the dashboard. Leaving the dashboard or closing the page before
 * that posts nothing: the drafts stay drafts (docs/decisions/0082).
 */
export function PostingBar() {
  const pending = usePendingPost();
  const { post, posting, outcome, undone, dismiss } = usePostDrafts();
  useEffect(() => () => void endWait(), []);
  useBeforeLeaving(pending !== null || posting);
  return (
    <div className={styles.place}>
      {pending ? (
        <Wait
          key={pending.endsAt}
          pending={pending}
          onUndo={() => {
            endWait();
            undone(pending.ids);
          }}
          onOver={() => {
            dismiss();
            endWait();
            void post(pending.ids);
          }}
        />
      ) : (
        <Outcome outcome={outcome} onDismiss={dismiss} />
      )}
    </div>
  );
}

function Outcome({ outcome, onDismiss }: { outcome: PostOutcome | null; onDismiss(): void }) {
  if (!outcome) return null;
  return (
    <AdminAlert tone={outcome.tone} onDismiss={onDismiss}>
      {outcome.text}
    </AdminAlert>
  );
}

interface WaitProps {
  pending: PendingPost;
  onUndo(): void;
  onOver(): void;
}

/** The bar with its countdown. */
function Wait({ pending: { ids, endsAt }, onUndo, onOver }: WaitProps) {
  const [left, setLeft] = useState(() => endsAt - performance.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(endsAt - performance.now()), SECOND / 4);
    return () => clearInterval(timer);
  }, [endsAt]);
  useUndoKey(onUndo);
  const isOver = left <= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is posted once, when the wait is over.
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
  return (
    <Frame component="section" className={styles.bar} bg="var(--accent-soft)" aria-label="Posting">
      <Text role="status" flex="1 1 18rem">
        <strong>Posting {counted(ids.length, 'pick')} in ten seconds.</strong> Until then nothing is sealed.
        If you leave the dashboard or close this page,{' '}
        {ids.length === 1 ? 'it stays a draft' : 'they stay drafts'}.
      </Text>
      <Text span fz="xl" fw={600} miw="2ch" ta="right" aria-hidden="true">
        {Math.max(0, Math.ceil(left / SECOND))}
      </Text>
      <Button aria-keyshortcuts="Escape" title="Escape" onClick={onUndo}>
        Undo
      </Button>
      <Button variant="quiet" onClick={onOver}>
        Post Now
      </Button>
    </Frame>
  );
}

/** Escape undoes, unless it closes a dialog. */
function useUndoKey(onUndo: () => void): void {
  useEffect(() => {
    const undo = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) onUndo();
    };
    addEventListener('keydown', undo);
    return () => removeEventListener('keydown', undo);
  }, [onUndo]);
}

/** Lets the browser ask before the page is closed. */
function useBeforeLeaving(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isWaiting]);
}
