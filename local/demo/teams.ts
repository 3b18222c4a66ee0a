import type { League } from '#schema/rules/picks/leagues.ts';

const list = (names: string) => names.split(',').map((name) => name.trim());

/** Who plays in the six leagues; of the colleges, the ones most often on a board. */
export const TEAMS: Record<League, readonly string[]> = {
  NFL: list(`Arizona Cardinals, Atlanta Falcons, Baltimore Ravens, Buffalo Bills, Carolina Panthers, Chicago Bears,
    Cincinnati Bengals, Cleveland Browns, Dallas Cowboys, Denver Broncos, Detroit Lions, Green Bay Packers,
    Houston Texans, Indianapolis Colts, Jacksonville Jaguars, Kansas City Chiefs, Las Vegas Raiders,
    Los Angeles Chargers, Los Angeles Rams, Miami Dolphins, Minnesota Vikings, New England Patriots,
    New Orleans Saints, New York Giants, New York Jets, Philadelphia Eagles, Pittsburgh Steelers,
    San Francisco 49ers, Seattle Seahawks, Tampa Bay Buccaneers, Tennessee Titans, Washington Commanders`),
  NCAAF:
    list(`Alabama, Auburn, Clemson, Colorado, Florida, Florida State, Georgia, Iowa, Kansas State, LSU, Louisville,
    Miami, Michigan, Michigan State, Mississippi State, Missouri, Nebraska, North Carolina, Notre Dame, Ohio State,
    Oklahoma, Ole Miss, Oregon, Penn State, South Carolina, TCU, Tennessee, Texas, Texas A&M, Texas Tech, UCLA, USC,
    Utah, Virginia Tech, Washington, Wisconsin`),
  NBA: list(`Atlanta Hawks, Boston Celtics, Brooklyn Nets, Charlotte Hornets, Chicago Bulls, Cleveland Cavaliers,
    Dallas Mavericks, Denver Nuggets, Detroit Pistons, Golden State Warriors, Houston Rockets, Indiana Pacers,
    LA Clippers, Los Angeles Lakers, Memphis Grizzlies, Miami Heat, Milwaukee Bucks, Minnesota Timberwolves,
    New Orleans Pelicans, New York Knicks, Oklahoma City Thunder, Orlando Magic, Philadelphia 76ers, Phoenix Suns,
    Portland Trail Blazers, Sacramento Kings, San Antonio Spurs, Toronto Raptors, Utah Jazz, Washington Wizards`),
  NCAAB:
    list(`Alabama, Arizona, Arkansas, Auburn, Baylor, BYU, Creighton, Dayton, Duke, Florida, Gonzaga, Houston,
    Illinois, Indiana, Iowa State, Kansas, Kentucky, Marquette, Maryland, Michigan, Michigan State, Memphis,
    North Carolina, Purdue, Saint Mary's, San Diego State, St. John's, Tennessee, Texas A&M, Texas Tech, UCLA, UConn,
    Villanova, Virginia, Wisconsin, Xavier`),
  MLB: list(`Arizona Diamondbacks, Athletics, Atlanta Braves, Baltimore Orioles, Boston Red Sox, Chicago Cubs,
    Chicago White Sox, Cincinnati Reds, Cleveland Guardians, Colorado Rockies, Detroit Tigers, Houston Astros,
    Kansas City Royals, Los Angeles Angels, Los Angeles Dodgers, Miami Marlins, Milwaukee Brewers, Minnesota Twins,
    New York Mets, New York Yankees, Philadelphia Phillies, Pittsburgh Pirates, San Diego Padres,
    San Francisco Giants, Seattle Mariners, St. Louis Cardinals, Tampa Bay Rays, Texas Rangers, Toronto Blue Jays,
    Washington Nationals`),
  NHL: list(`Anaheim Ducks, Boston Bruins, Buffalo Sabres, Calgary Flames, Carolina Hurricanes, Chicago Blackhawks,
    Colorado Avalanche, Columbus Blue Jackets, Dallas Stars, Detroit Red Wings, Edmonton Oilers, Florida Panthers,
    Los Angeles Kings, Minnesota Wild, Montreal Canadiens, Nashville Predators, New Jersey Devils,
    New York Islanders, New York Rangers, Ottawa Senators, Philadelphia Flyers, Pittsburgh Penguins, San Jose Sharks,
    Seattle Kraken, St. Louis Blues, Tampa Bay Lightning, Toronto Maple Leafs, Utah Mammoth, Vancouver Canucks,
    Vegas Golden Knights, Washington Capitals, Winnipeg Jets`),
};

const TWO_WORD_NICKNAME =
  /(Trail Blazers|Red Sox|White Sox|Blue Jays|Blue Jackets|Maple Leafs|Red Wings|Golden Knights)$/;

/** A team as people say it in a sentence: 'the Blue Jays', but 'Ohio State'. */
export function spokenName(league: League, team: string): string {
  if (league === 'NCAAF' || league === 'NCAAB') return team;
  return `the ${TWO_WORD_NICKNAME.exec(team)?.[0] ?? team.split(' ').at(-1)}`;
}
