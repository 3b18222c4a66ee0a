import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import { momentText } from '#frontend/admin/members/member-text.ts';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import table from '#frontend/admin/table.module.css';
import { type AnalystRowFragment, useAnalystTextsQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { AnalystDialog } from './AnalystDialog.tsx';

/** Who gives picks, and what each says of themselves on the public page of their record. */
export function Analysts() {
  const { data, error, loading, refetch } = useAnalystTextsQuery({ fetchPolicy: 'cache-and-network' });
  const [edited, setEdited] = useState<AnalystRowFragment | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const reload = () => void refetch().catch(() => {});
  const analysts = data?.analystTexts;
  return (
    <>
      <AdminToolbar title="Analysts">
        <Link to={adminPath('picks')}>Back to the picks</Link>
      </AdminToolbar>
      <AdminAlert tone="success" onDismiss={() => setDone(null)}>
        {done}
      </AdminAlert>
      {!analysts && error && (
        <ErrorState onRetry={reload} busy={loading}>
          Failed to load the analysts. Please try again.
        </ErrorState>
      )}
      {!analysts && !error && <RowsLoading>Loading the analysts...</RowsLoading>}
      {analysts?.length === 0 && (
        <EmptyState action="An analyst appears here with the first pick that names them.">
          No pick names an analyst
        </EmptyState>
      )}
      {analysts && analysts.length > 0 && <AnalystTable analysts={analysts} onEdit={setEdited} />}
      {edited && (
        <AnalystDialog
          analyst={edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            setDone(`Saved. The page of ${edited.name} shows it within a minute.`);
            reload();
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
  return (
    <DataTable caption="Analysts" columns={['Analyst', 'Text', 'Written']} withActions>
      {analysts.map((analyst) => (
        <tr key={analyst.name}>
          <th scope="row">
            <a href={analyst.path}>{analyst.name}</a>
          </th>
          <td data-label="Text">{analyst.text || 'None yet'}</td>
          <td data-label="Written" className={table.figure}>
            {analyst.updatedAt ? momentText(analyst.updatedAt) : '–'}
          </td>
          <td className={table.actions}>
            {analyst.canWrite && (
              <Button variant="ghost" size="small" onClick={() => onEdit(analyst)} aria-haspopup="dialog">
                {analyst.text ? 'Change' : 'Write'}
                <span className="visually-hidden"> the text of {analyst.name}</span>
              </Button>
            )}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
