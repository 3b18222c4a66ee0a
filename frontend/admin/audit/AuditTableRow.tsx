import { Link } from 'react-router-dom';
import { memberPath } from '#frontend/admin/admin-address.ts';
import type { AuditRowFragment } from '#frontend/generated/graphql.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import { AuditChanges } from './AuditChanges.tsx';
import styles from './AuditLog.module.css';
import { type AuditQuestion, auditPath } from './audit-address.ts';

interface AuditTableRowProps {
  entry: AuditRowFragment;
  question: AuditQuestion;
}

/** One act: each part of it narrows the list to what it names. */
export function AuditTableRow({ entry, question }: AuditTableRowProps) {
  const { at, actor, text, action, changes } = entry;
  return (
    <tr className={styles.row}>
      <td data-label="When" className={styles.when}>
        <time dateTime={at}>{shownPlainMoment(new Date(at))}</time>
      </td>
      <th scope="row" className={styles.who}>
        {PRODUCT_ITSELF[actor] ?? (
          <Link to={auditPath({ ...question, actor })} title={`Only what ${actor} did`}>
            {actor}
          </Link>
        )}
        <Means entry={entry} question={question} />
      </th>
      <td data-label="What" className={styles.what}>
        <span title={action}>{text}</span>
      </td>
      <td data-label="About" className={styles.about}>
        <Target entry={entry} question={question} />
      </td>
      <td data-label="Before and after" className={styles.changes}>
        <AuditChanges changes={changes} />
      </td>
    </tr>
  );
}

const PRODUCT_ITSELF: Record<string, string> = { system: 'The product', rule: 'A rule of the product' };

/** The key or the sign-in that was used. */
function Means({ entry: { keyId, keyPrefix, signedInAt, device }, question }: AuditTableRowProps) {
  if (keyId)
    return (
      <small>
        <Link to={auditPath({ ...question, keyId })} title="Only what was done with this key">
          Key {keyPrefix}…
        </Link>
      </small>
    );
  if (!signedInAt) return null;
  const moment = shownPlainMoment(new Date(signedInAt));
  return <small title={`Signed in ${moment}`}>{device ?? `Signed in ${moment}`}</small>;
}

function Target({ entry: { target, targetId, isMember }, question }: AuditTableRowProps) {
  if (isMember) return <Link to={memberPath(targetId)}>{target}</Link>;
  return (
    <Link to={auditPath({ ...question, target: targetId })} title={`Only what was done to ${targetId}`}>
      {target ?? targetId}
    </Link>
  );
}
