import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';
import styles from '#frontend/admin/form.module.css';
import { Stack, Text } from '#frontend/admin/mantine.ts';
import { useGameOddsQuery, useGamesOfDayQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { addDays, isDay, shortDay } from '#schema/rules/time/eastern-time.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { GameMatchLine } from './GameMatchLine.tsx';
import {
  type Game,
  gameChoice,
  gameFields,
  marketPricesOf,
  type PickedGame,
  priceChoice,
  priceFields,
} from './game-choices.ts';
import { NO_GAME, type PickForm } from './pick-form.ts';

interface GamePickerProps {
  form: UseFormReturnType<PickForm>;
  /** What books show for the chosen game, for the doubts of the form; null without one. */
  onMarket(market: PickedGame | null): void;
}

const REFRESH_MS = 15_000;

/** Chooses a game of the schedule, then a price: both fill the form, where everything stays editable. Nothing without a feed. */
export function GamePicker({ form, onMarket }: GamePickerProps) {
  const { date, gameId } = form.values;
  const { data } = useGamesOfDayQuery({ variables: { date }, skip: !isDay(date) });
  const games = data?.games ?? [];
  const game = games.find(({ id }) => id === gameId);
  if (!data) return null;
  if (game) return <ChosenGame game={game} form={form} onMarket={onMarket} />;
  if (games.length === 0)
    return (
      <div className={styles.whole}>
        <GameMatchLine form={form} />
      </div>
    );
  const open = games.filter(({ status }) => status === 'SCHEDULED');
  const choose = (id: string) => {
    const chosen = games.find((each) => each.id === id);
    if (chosen) form.setValues(gameFields(chosen));
  };
  return (
    <div className={styles.whole}>
      <ChoiceList
        key="game"
        label="Game"
        placeholder="Find a game: lak bos"
        choices={open.map(gameChoice)}
        none={<NoneLeft form={form} />}
        // It begins an empty form, and takes nobody away from a field that they have begun.
        focus={form.values.teamOne === '' && !form.isDirty() ? 'CLOSED' : 'NONE'}
        // The form began in another field, which it then found empty.
        onFocusTaken={form.clearErrors}
        onChoose={choose}
      />
      <GameMatchLine form={form} />
    </div>
  );
}

/** Late in the evening all games of a day have started. */
function NoneLeft({ form }: { form: UseFormReturnType<PickForm> }) {
  const { date } = form.values;
  const next = addDays(date, 1);
  return (
    <>
      No game of {shortDay(date)} is left to choose.{' '}
      <Button variant="quiet" size="small" onClick={() => form.setFieldValue('date', next)}>
        Games of {shortDay(next)}
      </Button>
    </>
  );
}

function ChosenGame({ game, form, onMarket }: GamePickerProps & { game: Game }) {
  const { data } = useGameOddsQuery({ variables: { ids: [game.id] }, pollInterval: REFRESH_MS });
  const quotes = data?.marketOdds[0]?.quotes;
  useEffect(() => onMarket({ game, quotes: marketPricesOf(quotes ?? []) }), [game, quotes, onMarket]);
  const choices = priceChoice(game, marketPricesOf(quotes ?? []));
  const { text, detail } = gameChoice(game);
  const release = () => {
    onMarket(null);
    form.setFieldValue('gameId', NO_GAME);
  };
  return (
    <Stack className={styles.whole} gap={12}>
      <Text c="var(--ink-2)">
        {text}, {detail}{' '}
        <Button variant="quiet" size="small" onClick={release}>
          Change game
        </Button>
      </Text>
      <ChoiceList
        key="price"
        label="Price"
        placeholder="Find a price: bos -3.5"
        choices={choices.map(({ id, text: words, detail: price }) => ({ id, text: words, detail: price }))}
        focus="OPEN"
        onChoose={(id) => {
          const chosen = choices.find((each) => each.id === id);
          if (!chosen) return;
          form.setValues(priceFields(chosen.choice));
          // The next thing that neither the schedule nor the price says.
          form.getInputNode('subscription')?.focus();
        }}
      />
    </Stack>
  );
}
