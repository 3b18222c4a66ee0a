import { useState } from 'react';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import { Loaded } from '#frontend/admin/Loaded.tsx';
import { type MemberRecordQuery, useMemberRecordQuery } from '#frontend/generated/graphql.ts';
import { BackLink } from '#frontend/ui/BackLink.tsx';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ActDialog } from './acts/ActDialog.tsx';
import { DeleteMemberDialog } from './DeleteMemberDialog.tsx';
import { EndSessionsDialog } from './EndSessionsDialog.tsx';
import { MemberView } from './MemberView.tsx';
import type { MemberAction } from './member-actions.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { ViewAsDialog } from './ViewAsDialog.tsx';

interface MemberPageProps {
  /** The uid. */
  id: string;
  /** Where the list is. */
  back: string;
}

/** One member's record, and what an admin may do with it. */
export function MemberPage({ id, back }: MemberPageProps) {
  const asked = useMemberRecordQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [dialog, setDialog] = useState<MemberAction | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const reload = () => void asked.refetch().catch(() => {});
  const close = () => setDialog(null);
  const finish = (sentence: string) => {
    close();
    setDone(sentence);
    reload();
  };
  const record = asked.data?.member;
  return (
    <>
      <BackLink to={back}>All members</BackLink>
      <AdminAlert tone="success" onDismiss={() => setDone(null)}>
        {done}
      </AdminAlert>
      <Loaded asked={asked} what="this member">
        {({ member }) => {
          if (member) return <MemberView record={member} onAsk={setDialog} />;
          return done ? null : <EmptyState>This member does not exist</EmptyState>;
        }}
      </Loaded>
      {record && dialog && (
        <MemberDialogs record={record} dialog={dialog} onClose={close} onReload={reload} onDone={finish} />
      )}
    </>
  );
}

interface MemberDialogsProps {
  record: NonNullable<MemberRecordQuery['member']>;
  dialog: MemberAction;
  onClose(): void;
  onReload(): void;
  onDone(sentence: string): void;
}

/** The dialog of an action. */
function MemberDialogs({ record, dialog, onClose, onReload, onDone }: MemberDialogsProps) {
  const { user: member, plan } = record;
  const shared = { member, onClose, onDone };
  /** A refund that failed may have changed what is left. */
  const closeAndReload = () => {
    onClose();
    onReload();
  };
  return (
    <>
      {dialog.to === 'act' && <ActDialog {...shared} act={dialog.act} mailId={dialog.mailId} plan={plan} />}
      {dialog.to === 'view-as' && <ViewAsDialog {...shared} />}
      {dialog.to === 'end-sessions' && <EndSessionsDialog {...shared} />}
      {dialog.to === 'delete' && <DeleteMemberDialog {...shared} />}
      {dialog.to === 'refund' && (
        <RefundDialog
          given={dialog.given}
          email={member.email}
          plan={plan}
          onClose={closeAndReload}
          onDone={onDone}
        />
      )}
    </>
  );
}
