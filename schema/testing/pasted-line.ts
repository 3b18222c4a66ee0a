import { type Answer, SheetReader } from '#schema/rules/market/reading/questions.ts';
import type { KnownTeam } from '#schema/rules/market/reading/read-team.ts';
import { parsePastedPicks } from '#schema/rules/picks/pasted-picks.ts';

/** The day of lines without a date. */
export const DAY = '2026-12-02';
/** What a pasted text is read as. */
export const read = (
  text: string,
  {
    day = DAY,
    answers = [] as Answer[],
    teams = [] as KnownTeam[],
    columns = [] as { column: string; of: string | null }[],
  } = {},
) => {
  const reader = new SheetReader(answers);
  const { picks } = parsePastedPicks(text, { day, reader, teams, columns });
  return { picks, problems: reader.problems, questions: reader.questions };
};
export const HEADER = 'sport,tier,game,time,pick,odds,market,line,details';
/** A header and one line, ordinary but for these cells. */
export const line = (given: Partial<Record<string, string>>) =>
  `${HEADER}\n${HEADER.split(',')
    .map((column) => ({ ...ORDINARY, ...given })[column] ?? '')
    .join(',')}`;
const ORDINARY: Partial<Record<string, string>> = {
  ...{ sport: 'NBA', tier: 'Plus', game: 'Celtics @ Lakers', time: '7:30 PM', pick: 'Celtics -3.5' },
  ...{ odds: '-110', details: 'Why' },
};
/** What is asked of such a line, with the readings that can be chosen. */
export const asked = (given: Partial<Record<string, string>>, teams?: KnownTeam[]) =>
  read(line(given), { teams }).questions.map(({ asks, choices }) => [
    asks,
    choices.map(({ label }) => label),
  ]);
