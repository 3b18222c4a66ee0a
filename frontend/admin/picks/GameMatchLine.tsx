import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { Group } from '#frontend/admin/mantine.ts';
import { useFindGameQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { gameStartText } from '#schema/rules/market/find-game.ts';
import { isDay, isWallTime } from '#schema/rules/time/eastern-time.ts';
import { NO_GAME, type PickForm } from './pick-form.ts';

/** Names are looked up once nobody types any more. */
const STILL_MS = 300;

/** Which game of the schedule a typed pick will be linked to, what is asked, or why there is none. */
export function GameMatchLine({ form }: { form: UseFormReturnType<PickForm> }) {
  const { sport, teamOne, teamTwo, date, time, gameId } = form.values;
  const typed = JSON.stringify({ sport, teamOne: teamOne.trim(), teamTwo: teamTwo.trim(), date, time });
  const [input] = useDebouncedValue(typed, STILL_MS);
  const isWhole = [sport, teamOne.trim(), teamTwo.trim()].every(Boolean) && isDay(date) && isWallTime(time);
  const isNone = gameId === NO_GAME;
  const { data } = useFindGameQuery({
    variables: { input: JSON.parse(input) },
    skip: !isWhole || isNone || input !== typed,
  });
  if (isNone) return <OnNoGame onFind={() => form.setFieldValue('gameId', '')} />;
  if (!isWhole || !data) return null;
  const { says, choices, kind } = data.findGame;
  return (
    <Group gap="6px 10px" mt={8} c="var(--ink-2)" role="status">
      {says}{' '}
      {choices.map(({ id, startsAt, ...game }) => (
        <Button key={id} variant="quiet" size="small" onClick={() => form.setFieldValue('gameId', id)}>
          {gameStartText({ ...game, startsAt: new Date(startsAt) })}
        </Button>
      ))}
      {kind !== 'NONE' && (
        <Button variant="quiet" size="small" onClick={() => form.setFieldValue('gameId', NO_GAME)}>
          Not on this schedule
        </Button>
      )}
    </Group>
  );
}

function OnNoGame({ onFind }: { onFind(): void }) {
  return (
    <Group component="p" gap="6px 10px" mt={8} c="var(--ink-2)">
      On no game of the schedule: no closing price and no score by itself.{' '}
      <Button variant="quiet" size="small" onClick={onFind}>
        Find Its Game
      </Button>
    </Group>
  );
}
