import { Field, InputType, ObjectType } from 'type-graphql';
import { GAME_MATCHES, type GameMatchKind } from '#schema/rules/market/find-game.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { enumOf, LeagueEnum } from '#schema/types/enums.ts';
import { CalendarDate, LocalTime } from '#schema/types/scalars.ts';
import { GameType } from './game.type.ts';

const GameMatchKindEnum = enumOf('GameMatchKind', 'Whether a pick has found its game.', GAME_MATCHES, {
  LINKED: 'It is on exactly one game of the schedule.',
  ASKED: 'It may be on one of several games, or on one at another time: a person chooses.',
  NONE: 'The schedule has no game for it, or somebody said that it is on none.',
});

@ObjectType('GameMatch', {
  description:
    'The game of the schedule that a pick is on: by league, day, both teams and a start within 90 minutes. It then gets its closing price, the price when it opened and its score, and follows the start.',
})
export class GameMatchType {
  @Field(() => GameMatchKindEnum, { description: 'Whether it has been found.' })
  kind!: GameMatchKind;

  @Field(() => String, {
    description: 'The same in a sentence: the game, what is asked, or why there is none.',
  })
  says!: string;

  @Field(() => GameType, { nullable: true, description: 'The game; null unless it is linked.' })
  game!: GameType | null;

  @Field(() => [GameType], { description: 'Those to choose from, at most 10: name one as `gameId`.' })
  choices!: GameType[];
}

@InputType('FindGameInput', { description: 'What a pick says of its game.' })
export class FindGameInput {
  @Field(() => LeagueEnum, { description: 'The league.' })
  sport!: League;

  @Field(() => String, { description: 'The team named first.' })
  teamOne!: string;

  @Field(() => String, { description: 'The team named second.' })
  teamTwo!: string;

  @Field(() => CalendarDate, { description: 'The New York day of the game.' })
  date!: string;

  @Field(() => LocalTime, { description: 'The New York time of the game.' })
  time!: string;
}
