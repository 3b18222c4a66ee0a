import { dayText } from '#frontend/admin/members/member-text.ts';
import { Notice } from '#frontend/ui/Notice.tsx';
import { dollars } from '#schema/rules/money/money.ts';
import styles from './ActPreview.module.css';

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

/** What an act would do: each thing before and after, what is charged, and who is written to; or why it cannot be done. */
export function ActPreview({ preview }: { preview: Preview | undefined }) {
  if (!preview) return <p className={styles.waiting}>Checking what would change...</p>;
  if (preview.refusal) return <Notice tone="error">{preview.refusal}</Notice>;
  return (
    <dl className={styles.preview}>
      {preview.changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before && (
              <>
                <span className={styles.before}>{before}</span> <span aria-hidden="true">→</span>{' '}
              </>
            )}
            {after}
          </dd>
        </div>
      ))}
      {preview.chargeCents !== undefined && (
        <div>
          <dt>Charged now</dt>
          <dd>{dollars(preview.chargeCents)}</dd>
        </div>
      )}
      {preview.nextChargeCents != null && (
        <div>
          <dt>Next charge</dt>
          <dd>{previewedChargeText(preview.nextChargeCents, preview.nextChargeAt)}</dd>
        </div>
      )}
      <div>
        <dt>Email to</dt>
        <dd>{preview.mailTo.join(', ')}</dd>
      </div>
    </dl>
  );
}
