import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import { Loaded } from '#frontend/admin/Loaded.tsx';
import { momentText } from '#frontend/admin/members/member-text.ts';
import { type AnalystRowFragment, useAnalystTextsQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { AnalystDialog } from './AnalystDialog.tsx';

/** Who gives picks, and what each says of themselves on the public page of their record. */
export function Analysts() {
  const asked = useAnalystTextsQuery({ fetchPolicy: 'cache-and-network' });
  const [edited, setEdited] = useState<AnalystRowFragment | null>(null);
  const [done, setDone] = useState<string | null>(null);
  return (
    <>
      <AdminToolbar title="Analysts">
        <Link to={adminPath('picks')}>Back to the picks</Link>
      </AdminToolbar>
      <AdminAlert tone="success" onDismiss={() => setDone(null)}>
        {done}
      </AdminAlert>
      <Loaded asked={asked} what="the analysts">
        {({ analystTexts }) => <AnalystTable analysts={analystTexts} onEdit={setEdited} />}
      </Loaded>
      {edited && (
        <AnalystDialog
          analyst={edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            setDone(`Saved. The page of ${edited.name} shows it within a minute.`);
            void asked.refetch().catch(() => {});
          }}
        />
      )}
    </>
  );
}

interface AnalystTableProps {
  analysts: readonly AnalystRowFragment[];
  onEdit(analyst: AnalystRowFragment): void;
}

function AnalystTable({ analysts, onEdit }: AnalystTableProps) {
  if (analysts.length === 0)
    return (
      <EmptyState action="An analyst appears here with the first pick that names them.">
        No pick names an analyst
      </EmptyState>
    );
  return (
    <DataTable
      caption="Analysts"
      rows={analysts}
      keyOf={({ name }) => name}
      columns={[
        { head: 'Analyst', cell: ({ path, name }) => <a href={path}>{name}</a> },
        { head: 'Text', cell: ({ text }) => text || 'None yet' },
        { head: 'Written', figure: true, cell: ({ updatedAt }) => (updatedAt ? momentText(updatedAt) : '–') },
      ]}
      actions={(analyst) =>
        analyst.canWrite && (
          <Button variant="ghost" size="small" onClick={() => onEdit(analyst)} aria-haspopup="dialog">
            {analyst.text ? 'Change' : 'Write'}
            <span className="visually-hidden"> the text of {analyst.name}</span>
          </Button>
        )
      }
    />
  );
}
