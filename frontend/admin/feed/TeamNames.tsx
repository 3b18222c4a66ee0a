import { useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import {
  GameQuestionsDocument,
  type GameQuestionsQuery,
  useAddAliasMutation,
  useTeamsQuery,
} from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { NativeSelect } from '#frontend/ui/fields.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import styles from './Feed.module.css';
import type { Outcome } from './feed-text.ts';
import { useFold } from './use-fold.tsx';

type Unknown = GameQuestionsQuery['unknownTeams'][number];

const FIRST = 5;

interface TeamNamesProps {
  names: readonly Unknown[];
  onOutcome(outcome: Outcome): void;
}

/** Names in picks that are no team of the schedule. A person says which team each one is: names are never guessed. */
export function TeamNames({ names, onOutcome }: TeamNamesProps) {
  const { shown, more } = useFold(names, FIRST, 'team names');
  return (
    <section aria-labelledby="team-names">
      <h3 id="team-names">{counted(names.length, 'team name')} that the schedule does not have</h3>
      <ul className={styles.list}>
        {shown.map((unknown) => (
          <TeamName key={`${unknown.league} ${unknown.name}`} unknown={unknown} onOutcome={onOutcome} />
        ))}
      </ul>
      {more}
    </section>
  );
}

function TeamName({ unknown, onOutcome }: { unknown: Unknown; onOutcome(outcome: Outcome): void }) {
  const { league, name, picks } = unknown;
  const { data } = useTeamsQuery({ variables: { league } });
  const [add, { loading }] = useAddAliasMutation({ refetchQueries: [GameQuestionsDocument] });
  const [teamId, setTeamId] = useState('');
  const save = async () => {
    try {
      const { data: saved } = await add({ variables: { input: { teamId, name } } });
      onOutcome({ done: `${name} is a name of ${saved?.addAlias.team.name}.` });
    } catch (error) {
      onOutcome({ failure: alertOf('save the name', error) });
    }
  };
  const teams = (data?.teams ?? []).map((team) => ({ value: team.id, label: team.name }));
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span className={styles.note}>
          {league}, {counted(picks, 'pick')}
        </span>
      </div>
      <div className={styles.answers}>
        <NativeSelect
          aria-label={`Team that is called ${name}`}
          data={[{ value: '', label: 'Choose the team' }, ...teams]}
          value={teamId}
          onChange={(event) => setTeamId(event.currentTarget.value)}
        />
        <Button
          variant="quiet"
          size="small"
          disabled={!teamId}
          busy={loading && 'Saving...'}
          onClick={() => void save()}
        >
          Confirm<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
