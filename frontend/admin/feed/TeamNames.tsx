import { useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import { Line, Lines } from '#frontend/admin/Lines.tsx';
import { Group, Quiet, Text } from '#frontend/admin/mantine.ts';
import { RowButton } from '#frontend/admin/RowButton.tsx';
import {
  GameQuestionsDocument,
  type GameQuestionsQuery,
  useAddAliasMutation,
  useTeamsQuery,
} from '#frontend/generated/graphql.ts';
import { NativeSelect } from '#frontend/ui/fields.ts';
import { counted } from '#schema/rules/text/numbers.ts';
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
      <Text component="h3" fz="lg" mb={10} id="team-names">
        {counted(names.length, 'team name')} that the schedule does not have
      </Text>
      <Lines>
        {shown.map((unknown) => (
          <TeamName key={`${unknown.league} ${unknown.name}`} unknown={unknown} onOutcome={onOutcome} />
        ))}
      </Lines>
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
    <Line>
      <div>
        <strong>{name}</strong>{' '}
        <Quiet span>
          {league}, {counted(picks, 'pick')}
        </Quiet>
      </div>
      <Group gap={8}>
        <NativeSelect
          aria-label={`Team that is called ${name}`}
          data={[{ value: '', label: 'Choose the team' }, ...teams]}
          value={teamId}
          w="min(15rem, 45vw)"
          onChange={(event) => setTeamId(event.currentTarget.value)}
        />
        <RowButton
          words="Confirm"
          of={name}
          variant="quiet"
          disabled={!teamId}
          busy={loading && 'Saving...'}
          onClick={() => void save()}
        />
      </Group>
    </Line>
  );
}
