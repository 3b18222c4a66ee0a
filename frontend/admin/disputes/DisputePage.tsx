import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPath } from '#frontend/admin/admin-address.ts';
import page from '#frontend/admin/members/MemberPage.module.css';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import { deleteUnsaved } from '#frontend/app/unsaved.ts';
import { useDisputeQuery } from '#frontend/generated/graphql.ts';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { PreviousIcon } from '#frontend/ui/icons.ts';
import { Notice } from '#frontend/ui/Notice.tsx';
import { DisputeView } from './DisputeView.tsx';
import type { ReplyKind } from './dispute-text.ts';
import { ReplyDialog } from './ReplyDialog.tsx';

/** One dispute, with what can be said of it, and the ways to reply. */
export function DisputePage({ id }: { id: string }) {
  const { data, error, loading, refetch } = useDisputeQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [asked, setAsked] = useState<{ kind: ReplyKind; text: string } | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const reload = () => void refetch().catch(() => {});
  const close = () => {
    setAsked(null);
    reload();
  };
  const finish = (sentence: string) => {
    close();
    setDone(sentence);
    deleteUnsaved(`evidence ${id}`);
  };
  const dispute = data?.dispute;
  return (
    <>
      <Link to={adminPath('disputes')} className={page.back}>
        <PreviousIcon size={18} aria-hidden="true" />
        All disputes
      </Link>
      {done && (
        <div className={page.done}>
          <Notice tone="success">{done}</Notice>
        </div>
      )}
      {dispute && <DisputeView dispute={dispute} onReply={(kind, text) => setAsked({ kind, text })} />}
      {!data && error && (
        <ErrorState onRetry={reload} busy={loading}>
          Failed to load this dispute. Please try again.
        </ErrorState>
      )}
      {!data && !error && <RowsLoading>Loading dispute...</RowsLoading>}
      {data && !dispute && <EmptyState>This dispute does not exist</EmptyState>}
      {dispute && asked && <ReplyDialog {...{ dispute, ...asked }} onClose={close} onDone={finish} />}
    </>
  );
}
