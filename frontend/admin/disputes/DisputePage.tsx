import { useState } from 'react';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { Loaded } from '#frontend/admin/Loaded.tsx';
import { deleteUnsaved } from '#frontend/app/unsaved.ts';
import { useDisputeQuery } from '#frontend/generated/graphql.ts';
import { BackLink } from '#frontend/ui/BackLink.tsx';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { DisputeView } from './DisputeView.tsx';
import type { ReplyKind } from './dispute-text.ts';
import { ReplyDialog } from './ReplyDialog.tsx';

/** One dispute, with what can be said of it, and the ways to reply. */
export function DisputePage({ id }: { id: string }) {
  const asked = useDisputeQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [reply, setReply] = useState<{ kind: ReplyKind; text: string } | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const reload = () => void asked.refetch().catch(() => {});
  const close = () => {
    setReply(null);
    reload();
  };
  const finish = (sentence: string) => {
    close();
    setDone(sentence);
    deleteUnsaved(`evidence ${id}`);
  };
  const dispute = asked.data?.dispute;
  return (
    <>
      <BackLink to={adminPath('disputes')}>All disputes</BackLink>
      <AdminAlert tone="success" onDismiss={() => setDone(null)}>
        {done}
      </AdminAlert>
      <Loaded asked={asked} what="this dispute">
        {(data) =>
          data.dispute ? (
            <DisputeView dispute={data.dispute} onReply={(kind, text) => setReply({ kind, text })} />
          ) : (
            <EmptyState>This dispute does not exist</EmptyState>
          )
        }
      </Loaded>
      {dispute && reply && <ReplyDialog {...{ dispute, ...reply }} onClose={close} onDone={finish} />}
    </>
  );
}
