import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { useServerDay } from '#frontend/app/server-day.ts';
import { usePickProofQuery } from '#frontend/generated/graphql.ts';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { SaveReceipt } from '#frontend/ui/SaveReceipt.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { versionOf } from '#schema/rules/record/proof-timeline.ts';
import { thousands } from '#schema/rules/text/numbers.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import styles from './PickProof.module.css';
import type { ProofSeal } from './PickTimeline.tsx';
import { PickTimeline } from './PickTimeline.tsx';

interface PickProofProps {
  pickId: string;
  /** The day of its game. */
  day: string;
  /** What its seal proves, in a sentence. */
  words: string;
}

/** What proves a pick: its place in the log and all that the log holds of it, first in words, then byte for byte. */
export function PickProof({ pickId, day, words }: PickProofProps) {
  // Not cached: it selects more of the seal than the board, which would drop the rest.
  const { data, error, refetch } = usePickProofQuery({ variables: { id: pickId }, fetchPolicy: 'no-cache' });
  const today = useServerDay();
  const pick = data?.pick;
  if (error || (data && !pick?.seal))
    return (
      <ErrorState onRetry={() => void refetch().catch(() => {})}>
        Failed to load the proof. Please try again.
      </ErrorState>
    );
  if (!pick?.seal) return <Skeleton height="320px" />;
  return (
    <div className={styles.proof}>
      <p className={styles.words}>{words}</p>
      <p className={styles.lead}>
        {pick.seal.unproven
          ? 'This pick is from before the log began. The log shows what it said when the log began, not when it was posted.'
          : 'A seal fixes what a pick says and hides it until the pick opens. Nobody can change a word, or take the pick out of the public log, without it showing.'}
      </p>
      <Facts seal={pick.seal} tier={pick.subscription} />
      <div className={styles.receipts}>
        <SaveReceipt of={pick.id}>Save proof</SaveReceipt>
        {day === today && (
          <SaveReceipt of="today" fileName={`picks-${today}`}>
            Save all of today’s
          </SaveReceipt>
        )}
      </div>
      <p className={styles.lead}>
        {pick.opening || pick.seal.opened
          ? 'The proof is a file with what was sealed and the key that opens it.'
          : 'The proof is a file with what was sealed. Save it again once you can read the pick: then it also has the key that opens it.'}{' '}
        <Link to={PATHS.recordVerify}>Check proofs here</Link>, today or in a year.
      </p>
      <PickTimeline seal={pick.seal} opening={pick.opening} />
      <p>
        <Link to={PATHS.recordRules}>House rules</Link>: what counts, and how picks are graded. A seal does
        not prove that a price was on offer: prices are stated, not checked.
      </p>
    </div>
  );
}

type Fact = [name: string, value: string];

/** What a reader wants to know first; what proves it to a program is one step further. */
function Facts({ seal, tier }: { seal: ProofSeal; tier: Tier }) {
  const { sealedAt, revealBy, opened } = seal;
  const facts: Fact[] = [
    [seal.unproven ? 'Entered' : 'Sealed', shownPlainMoment(new Date(sealedAt))],
    [opened ? 'Opened to everyone' : 'Opens to everyone by', shownPlainMoment(new Date(revealBy))],
    ['Plan', tierLabel(tier)],
  ];
  return (
    <>
      <FactList facts={facts} />
      <details className={styles.technical}>
        <summary>Technical details</summary>
        <FactList facts={logFactsOf(seal)} />
      </details>
    </>
  );
}

function logFactsOf(seal: ProofSeal): Fact[] {
  const { number, checkpointSize, witnessedAt } = seal;
  return [
    ['Number in the log', thousands(number)],
    ['Version', String(versionOf(seal))],
    [
      'Signed by us',
      checkpointSize === null ? 'Not yet' : `When the log had ${thousands(checkpointSize)} entries`,
    ],
    ['Seen by witnesses', witnessedAt === null ? 'Not yet' : shownPlainMoment(new Date(witnessedAt))],
  ];
}

function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
