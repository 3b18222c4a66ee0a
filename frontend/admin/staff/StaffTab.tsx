import { useState } from 'react';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import { PageActions } from '#frontend/admin/frame/PageActions.tsx';
import { Loaded } from '#frontend/admin/Loaded.tsx';
import { type StaffRowFragment, useStaffQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { PlusIcon } from '#frontend/ui/icons.ts';
import { InvitationTable } from './InvitationTable.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { RolesCard } from './RolesCard.tsx';
import { StaffTable } from './StaffTable.tsx';

/** Everyone with a role: who gets one, another one, or none. */
export function StaffTab() {
  const asked = useStaffQuery({ fetchPolicy: 'cache-and-network' });
  const [dialog, setDialog] = useState<{ person: StaffRowFragment | null } | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const reload = () => void asked.refetch().catch(() => {});
  const changed = (sentence: string) => {
    setDialog(null);
    setDone(sentence);
    reload();
  };
  return (
    <>
      <PageActions>
        <Button onClick={() => setDialog({ person: null })} aria-haspopup="dialog">
          <PlusIcon size={18} stroke={2.2} aria-hidden="true" />
          Invite
        </Button>
      </PageActions>
      <AdminAlert tone="success" onDismiss={() => setDone(null)}>
        {done}
      </AdminAlert>
      <Loaded asked={asked} what="the staff">
        {({ staff, staffInvitations }) => (
          <>
            <StaffTable staff={staff} onChange={(person) => setDialog({ person })} />
            {staffInvitations.length > 0 && (
              <InvitationTable invitations={staffInvitations} onDone={changed} />
            )}
          </>
        )}
      </Loaded>
      <RolesCard />
      {dialog && <RoleDialog {...dialog} onClose={() => setDialog(null)} onDone={changed} />}
    </>
  );
}
