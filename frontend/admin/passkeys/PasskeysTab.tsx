import { useState } from 'react';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import { PageActions } from '#frontend/admin/frame/PageActions.tsx';
import { momentText } from '#frontend/admin/members/member-text.ts';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import type { SecondFactorFactsFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { PlusIcon } from '#frontend/ui/icons.ts';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { RemovePasskey } from './RemovePasskey.tsx';

/** The viewer's own passkeys. */
export function PasskeysTab({ facts }: { facts: SecondFactorFactsFragment | undefined }) {
  const [adding, setAdding] = useState(false);
  const [said, setSaid] = useState<{ tone: 'success' | 'error'; text: string } | null>(null);
  const say = (text: string) => setSaid({ tone: 'success', text });
  const added = (name: string) => {
    setAdding(false);
    say(`The passkey “${name}” was added. The admin panel asks for it every twelve hours from now on.`);
  };
  return (
    <>
      <PageActions>
        <Button onClick={() => setAdding(true)} aria-haspopup="dialog" disabled={!facts}>
          <PlusIcon size={18} stroke={2.2} aria-hidden="true" />
          Add a Passkey
        </Button>
      </PageActions>
      <AdminAlert tone={said?.tone} onDismiss={() => setSaid(null)}>
        {said?.text}
      </AdminAlert>
      {!facts && <RowsLoading>Loading your passkeys...</RowsLoading>}
      {facts?.passkeys.length === 0 && (
        <EmptyState>
          You have no passkey yet. With one, nobody who only learns your password can open the admin panel.
        </EmptyState>
      )}
      {!!facts?.passkeys.length && (
        <DataTable
          caption="Passkeys"
          rows={facts.passkeys}
          keyOf={({ id }) => id}
          columns={[
            { head: 'Name', cell: ({ name }) => name },
            { head: 'Added', figure: true, cell: ({ createdAt }) => momentText(createdAt) },
            {
              ...{ head: 'Last shown', figure: true },
              cell: ({ lastUsedAt }) => (lastUsedAt ? momentText(lastUsedAt) : 'Not yet'),
            },
          ]}
          actions={(passkey) => (
            <RemovePasskey
              passkey={passkey}
              onRemoved={() => say(`The passkey “${passkey.name}” was removed.`)}
              onProblem={(text) => setSaid({ tone: 'error', text })}
            />
          )}
        />
      )}
      {adding && <AddPasskeyDialog onClose={() => setAdding(false)} onDone={added} />}
    </>
  );
}
