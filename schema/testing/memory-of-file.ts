import { readGameFile } from '#schema/rules/market/game-file.ts';

// A program of its own for game-file-memory.test.ts: the memory of a process is measured as a whole.

const HEAD = 'league,away,home,day,time,away_score,home_score,final,book,market,line,one,two';
const WORLD = { now: new Date('2026-11-25T05:00:00Z'), teams: [], games: [] };
const MEGABYTE = 1_024;

const lines = Array.from({ length: Number(process.argv[2]) }, (_, at) => {
  const game = `NCAAB,Team ${Math.floor(at / 12)} A,Team ${Math.floor(at / 12)} B,2026-11-24,19:30`;
  return `${game},,,,Book ${at % 4},${['moneyline,,-110,-110', 'spread,3.5,-110,-110', 'total,150.5,-108,-112'][at % 3]}`;
});
const { games, problems } = readGameFile([HEAD, ...lines].join('\n'), WORLD);
const megabytes = process.resourceUsage().maxRSS / MEGABYTE;
process.stdout.write(JSON.stringify({ games: games.length, problems: problems.length, megabytes }));
