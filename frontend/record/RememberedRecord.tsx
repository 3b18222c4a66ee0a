import { useDisplay } from '#frontend/app/display.ts';
import { saveText } from '#frontend/app/save-text.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { RetryNotice } from '#frontend/ui/RetryNotice.tsx';
import type { Visit } from './check/visit.ts';
import styles from './RecordVerifyPage.module.css';
import { visitText } from './visit-text.ts';

interface RememberedRecordProps {
  visit: Visit | null;
  /** The verifier could not be downloaded. */
  failed: boolean;
  onRetry(): void;
  onTrust(): void;
}

/** Whether the record only grew since this device saw it last. */
export function RememberedRecord({ visit, failed, onRetry, onTrust }: RememberedRecordProps) {
  // Its times are in the zone that was chosen.
  useDisplay();
  if (failed || visit?.state === 'unreachable')
    return <RetryNotice onRetry={onRetry}>The record could not be loaded. Please try again.</RetryNotice>;
  if (!visit) return <ReadingNotice />;
  const { tone, headline, facts } = visitText(visit);
  const { remembered, rememberedSize } = visit;
  const isEvidence = tone === 'error' && remembered !== null;
  return (
    <div className={styles.remembered} data-state={visit.state}>
      <Notice tone={tone}>
        <strong>{headline}</strong>
        {facts.map((fact) => (
          <p key={fact} className={styles.fact}>
            {fact}
          </p>
        ))}
      </Notice>
      <div className={styles.actions}>
        {isEvidence && (
          <Button onClick={() => saveText(`checkpoint-${rememberedSize}.txt`, remembered.note)}>
            Save what this device remembers
          </Button>
        )}
        {(visit.state === 'other-key' || visit.hasNewPolicy) && visit.site && (
          <Button variant="quiet" onClick={onTrust}>
            Trust the site’s new policy
          </Button>
        )}
      </div>
    </div>
  );
}

/** Until the record has been read. */
function ReadingNotice() {
  return (
    <Notice>
      <strong>Reading the record…</strong>
      <p className={styles.fact}>
        It is compared with what this device remembers. Between visits, the record may only grow.
      </p>
    </Notice>
  );
}
