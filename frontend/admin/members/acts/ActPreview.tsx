import { FactList } from '#frontend/admin/FactList.tsx';
import { Box, Quiet, Text } from '#frontend/admin/mantine.ts';
import { dayText } from '#frontend/admin/members/member-text.ts';
import { Notice } from '#frontend/ui/Notice.tsx';
import { dollars } from '#schema/rules/money/money.ts';

/** What an act would do, as the server or the page works it out. */
export interface Preview {
  /** Why it cannot be done. */
  refusal?: string | null;
  changes: readonly { label: string; before: string | null; after: string | null }[];
  /** What the card is charged now; undefined where money goes the other way. */
  chargeCents?: number;
  /** Of another plan; null for other acts. */
  nextChargeCents?: number | null;
  nextChargeAt?: string | null;
  mailTo: readonly string[];
}

/** '$79.00 on Dec 20, 2026'. */
export function previewedChargeText(cents: number, at: string | null | undefined): string {
  return at ? `${dollars(cents)} on ${dayText(at)}` : dollars(cents);
}

interface ActPreviewProps {
  preview: Preview | undefined;
  /** Why it is not known. */
  problem?: string | null;
}

/** What an act would do: each thing before and after, what is charged, and who is written to; or why it cannot be done. */
export function ActPreview({ preview, problem }: ActPreviewProps) {
  if (!preview && problem) return <Notice tone="error">{problem}</Notice>;
  if (!preview) return <Quiet>Checking what would change...</Quiet>;
  if (preview.refusal) return <Notice tone="error">{preview.refusal}</Notice>;
  const { changes, chargeCents, nextChargeCents, nextChargeAt, mailTo } = preview;
  return (
    <Box bg="var(--sunken)" p="10px 14px" bdrs={8}>
      <FactList
        facts={[
          ...changes.map(
            ({ label, before, after }) => [label, <Change key={label} {...{ before, after }} />] as const,
          ),
          ['Charged now', chargeCents !== undefined && dollars(chargeCents)],
          ['Next charge', nextChargeCents != null && previewedChargeText(nextChargeCents, nextChargeAt)],
          ['Email to', mailTo.join(', ')],
        ]}
      />
    </Box>
  );
}

function Change({ before, after }: Pick<Preview['changes'][number], 'before' | 'after'>) {
  return (
    <>
      {before && (
        <>
          <Text span c="dimmed">
            {before}
          </Text>{' '}
          <span aria-hidden="true">→</span>{' '}
        </>
      )}
      {after}
    </>
  );
}
