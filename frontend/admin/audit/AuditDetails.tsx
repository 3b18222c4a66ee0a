import { Link } from 'react-router-dom';
import { memberPath } from '#frontend/admin/admin-address.ts';
import type { AuditRowFragment } from '#frontend/generated/graphql.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import { actorText, isProduct } from './Actor.tsx';
import { AuditChanges } from './AuditChanges.tsx';
import styles from './AuditLog.module.css';
import { type AuditQuestion, auditPath } from './audit-address.ts';

interface AuditDetailsProps {
  acts: readonly AuditRowFragment[];
  question: AuditQuestion;
}

/** What belongs to a row: by whom and how, then each act with its sentence, which has the reason, and what it changed. Each name narrows the list to itself. */
export function AuditDetails({ acts, question }: AuditDetailsProps) {
  const [first] = acts;
  const areAlike = acts.every(({ text }) => text === first?.text);
  return (
    <>
      {first && <By entry={first} question={question} />}
      {first && areAlike && <p className={styles.quiet}>{first.text}</p>}
      <ul className={styles.acts}>
        {acts.map((entry) => (
          <li key={entry.id}>
            <p>
              <Target entry={entry} question={question} />
              {!areAlike && <span className={styles.quiet}>{entry.text}</span>}
            </p>
            <AuditChanges changes={entry.changes} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface EntryProps {
  entry: AuditRowFragment;
  question: AuditQuestion;
}

/** Who did it, when to the minute, and by which key or sign-in. */
function By({ entry, question }: EntryProps) {
  const { actor, at, action } = entry;
  return (
    <p className={styles.by}>
      {isProduct(actor) ? (
        actorText(actor)
      ) : (
        <Link to={auditPath({ ...question, actor })} title={`Only what ${actor} did`}>
          {actor}
        </Link>
      )}
      <Means entry={entry} question={question} />
      <span>{shownPlainMoment(new Date(at))}</span>
      <code>{action}</code>
    </p>
  );
}

function Means({ entry: { keyId, keyPrefix, signedInAt, device }, question }: EntryProps) {
  if (keyId)
    return (
      <Link to={auditPath({ ...question, keyId })} title="Only what was done with this key">
        Key {keyPrefix}…
      </Link>
    );
  if (!signedInAt) return null;
  const moment = shownPlainMoment(new Date(signedInAt));
  return <span title={`Signed in ${moment}`}>{device ?? `Signed in ${moment}`}</span>;
}

/** Nothing for those who must not learn what it was about. */
function Target({ entry: { target, targetId, isMember }, question }: EntryProps) {
  if (!targetId) return null;
  if (isMember) return <Link to={memberPath(targetId)}>{target}</Link>;
  return (
    <Link to={auditPath({ ...question, target: targetId })} title={`Only what was done to ${targetId}`}>
      {target ?? targetId}
    </Link>
  );
}
