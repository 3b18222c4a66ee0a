import { Card } from '#frontend/ui/Card.tsx';
import type { Visit } from './check/visit.ts';
import styles from './RecordVerifyPage.module.css';

/** Who the witnesses are, what a cheat would look like, what to keep, and what it does not prove. */
export function RecordLimits({ visit }: { visit: Visit | null }) {
  return (
    <Card heading="What this proves, and what it does not" id="limits">
      <div className={styles.limits}>
        <h3>Who the witnesses are</h3>
        <p>
          Witnesses are servers that sign how long the record is and what it holds, with the time, and only if
          nothing in it has changed since they last looked. {namesText(visit)} A witness may belong to the
          people who run this site, and then it proves less: ask who runs each.
        </p>
        <h3>What cheating would look like</h3>
        <ul>
          <li>
            A lost pick is gone, or its result or stake has changed: the whole check breaks and names the
            entry.
          </li>
          <li>
            The record ends on a good day, or continues without the losses that followed: no witness has
            signed that end, and anything you kept from later proves it.
          </li>
          <li>
            You see one record and others see another: compare the last line of our emails, the number of
            entries and a root hash that stands for all of them.
          </li>
          <li>
            A pick was posted after the start: no witness had seen it by then, and it counts only if it lost.
          </li>
        </ul>
        <h3>What to keep</h3>
        <p>
          One of our emails, the proofs of picks you follow, and now and then{' '}
          <a href="/record/all.ndjson.gz">all.ndjson.gz</a> with <a href="/record/policy.txt">policy.txt</a>.
          No one can change what you keep.
        </p>
        <h3>What is not proven</h3>
        <ul>
          <li>That the odds were on offer: they are as we sealed them.</li>
          <li>
            That a score or a start time is right, or that a game was really postponed: compare them with the
            league’s.
          </li>
          <li>That you could have bet at the same odds.</li>
          <li>That this is the only record we keep: a young one proves less than an old one.</li>
          <li>Anything about picks from before the record was sealed. They are marked as unproven.</li>
        </ul>
      </div>
    </Card>
  );
}

function namesText(visit: Visit | null): string {
  const policy = visit?.policy;
  if (!policy) return 'The file policy.txt names them.';
  const names = [...policy.witnesses.values()].map(({ name }) => name);
  if (names.length === 0 || !policy.quorum)
    return 'This record has none, so its times are the site’s own word.';
  const least = 'least' in policy.quorum ? policy.quorum.least : 1;
  const must = names.length === 1 ? '' : ` ${least} of them must have signed.`;
  return `This record has ${names.length === 1 ? 'one' : names.length}: ${names.join(', ')}.${must}`;
}
