import { Link } from 'react-router-dom';
import { memberPath } from '#frontend/admin/admin-address.ts';
import { Group, Quiet, SimpleGrid } from '#frontend/admin/mantine.ts';
import type { AuditRowFragment } from '#frontend/generated/graphql.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import { actorText, isProduct } from './Actor.tsx';
import { AuditChanges } from './AuditChanges.tsx';
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
      {first && areAlike && <Quiet>{first.text}</Quiet>}
      <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: 3 }} spacing={24} verticalSpacing={6}>
        {acts.map((entry) => (
          <li key={entry.id}>
            <Group component="p" gap="2px 14px">
              <Target entry={entry} question={question} />
              {!areAlike && <Quiet span>{entry.text}</Quiet>}
            </Group>
            <AuditChanges changes={entry.changes} />
          </li>
        ))}
      </SimpleGrid>
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
    <Group component="p" gap="2px 14px" mb={6} c="dimmed" fz="sm">
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
    </Group>
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
