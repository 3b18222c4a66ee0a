import { LEAGUES, type League } from '#schema/rules/picks/leagues.ts';
import { plainText } from './plain-text.ts';
import { question, type Reading, refusal, value } from './reading.ts';

/** Other names of the leagues, those of providers among them. */
const NAMES: Record<League, readonly string[]> = {
  NFL: ['americanfootball_nfl', 'pro football'],
  NCAAF: ['americanfootball_ncaaf', 'cfb', 'ncaa football', 'college football', 'ncaafb', 'fbs', 'cfp'],
  NBA: ['basketball_nba', 'pro basketball'],
  NCAAB: [
    ...['basketball_ncaab', 'cbb', 'ncaam', 'ncaamb', 'ncaabb', 'ncaa basketball', 'college basketball'],
    ...["men's college basketball", 'ncaa men', 'mcbb'],
  ],
  MLB: ['baseball_mlb', 'major league baseball', 'baseball'],
  NHL: ['icehockey_nhl', 'ice hockey nhl', 'ice hockey', 'hockey', 'pro hockey'],
};
const LEAGUE_OF = new Map(
  LEAGUES.flatMap((league) => [league.toLowerCase(), ...NAMES[league]].map((name) => [name, league])),
);

/** Sports that two of the leagues play. */
const SEVERAL: Record<string, readonly League[]> = {
  football: ['NFL', 'NCAAF'],
  basketball: ['NBA', 'NCAAB'],
  ncaa: ['NCAAF', 'NCAAB'],
  college: ['NCAAF', 'NCAAB'],
};

export function readLeague(text: string): Reading<League> {
  const name = plainText(text).toLowerCase();
  const league = LEAGUE_OF.get(name);
  if (league) return value(league);
  const several = SEVERAL[name];
  if (!several) return refusal(text, `write ${LEAGUES.join(', ')}`);
  const choices = several.map((each) => ({ key: each, label: each, value: each }));
  return question('league', `Which league is ${plainText(text)}?`, choices);
}
