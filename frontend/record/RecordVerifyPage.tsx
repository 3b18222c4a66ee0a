import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { CheckProof } from './CheckProof.tsx';
import { RecordLimits } from './RecordLimits.tsx';
import styles from './RecordVerifyPage.module.css';
import { RememberedRecord } from './RememberedRecord.tsx';
import { useRecordCheck } from './use-record-check.ts';
import { WholeRecord } from './WholeRecord.tsx';
import { WithoutThisPage } from './WithoutThisPage.tsx';
import { WitnessedEnd } from './WitnessedEnd.tsx';

/** /record/verify: anyone checks here that no pick was changed, and that the record was not rewritten. */
export function RecordVerifyPage() {
  const { visit, failed, checked, check, look, trust, forget } = useRecordCheck();
  return (
    <article className={styles.page}>
      <PageHeading
        title="Check the record"
        lead="Check that we changed nothing. No account, no upload. Since the log began, every pick is sealed before anyone can read it. Here you see that none was changed without a new sealed version, or after its game started, and that nothing was rewritten."
      />
      <Card
        heading="Saved on this device"
        aside={visit?.remembered && <StartOver onForget={forget} />}
        className={styles.saved}
      >
        <div className={styles.end}>{visit && <WitnessedEnd visit={visit} />}</div>
        <div className={styles.verdict}>
          <RememberedRecord visit={visit} failed={failed} onRetry={look} onTrust={trust} />
        </div>
      </Card>
      <CheckProof ready={Boolean(visit?.site && visit.policy)} checked={checked} check={check} />
      <Card heading="Check all of it">
        <WholeRecord visit={visit} />
      </Card>
      <RecordLimits visit={visit} />
      <Card heading="Check it yourself">
        <WithoutThisPage />
      </Card>
      <p className={styles.words}>
        <Link to={PATHS.recordRules}>House rules</Link>: what counts, and how picks are graded.
      </p>
    </article>
  );
}

/** Beside the heading, where it moves nothing when it comes. */
function StartOver({ onForget }: { onForget(): void }) {
  return (
    <Button variant="quiet" size="small" aria-label="Forget it and start over" onClick={onForget}>
      Start over
    </Button>
  );
}
