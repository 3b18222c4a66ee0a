import { useSearchParams } from 'react-router-dom';
import { PageActions } from '#frontend/admin/frame/PageActions.tsx';
import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { useAddressChoice } from '#frontend/app/use-address-choice.ts';
import { useExportAuditLogMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';
import { type AuditQuestion, auditPath, auditQuestion } from './audit-address.ts';

/** Who did what. The filters are the address, so a view can be kept and sent. */
export function AuditTab() {
  const [search] = useSearchParams();
  const question = auditQuestion(search);
  const download = useDownload(question);
  const [chosen, choose] = useAddressChoice(question, auditPath, { replace: true });
  return (
    <>
      <PageActions>
        <Button variant="quiet" onClick={download.run} busy={download.busy && 'Preparing...'}>
          Download CSV
        </Button>
      </PageActions>
      <FormProblem>{download.problem}</FormProblem>
      <AuditFilters question={chosen} onChange={choose} />
      <AuditTable key={auditPath(question)} question={question} />
    </>
  );
}

/** The browser saves the file as it comes: the page never holds it. */
function useDownload(question: AuditQuestion) {
  const [prepare] = useExportAuditLogMutation();
  const withPasskey = useWithPasskey();
  return useSubmission(async () => {
    const { data } = await withPasskey(() => prepare({ variables: { input: { ...question } } }));
    if (data) window.location.assign(data.exportAuditLog.url);
  }, passkeyFailure);
}
