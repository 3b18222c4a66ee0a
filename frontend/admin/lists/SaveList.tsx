import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { type SavedList, useExportListMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';

interface SaveListProps {
  list: SavedList;
  filters: Record<string, string>;
}

/** Saves the whole list, as it is filtered, as a CSV file. The browser writes it to disk while it comes. */
export function SaveList({ list, filters }: SaveListProps) {
  const [exportList] = useExportListMutation();
  const withPasskey = useWithPasskey();
  const submission = useSubmission(async () => {
    const given = Object.entries(filters).map(([name, value]) => ({ name, value }));
    const { data } = await withPasskey(() => exportList({ variables: { input: { list, filters: given } } }));
    if (data) Object.assign(document.createElement('a'), { href: data.exportList.url, download: '' }).click();
  }, passkeyFailure);
  return (
    <>
      <Button variant="quiet" size="small" onClick={submission.run} busy={submission.busy && 'Saving...'}>
        Save CSV
      </Button>
      {submission.problem && <Notice tone="error">{submission.problem}</Notice>}
    </>
  );
}
