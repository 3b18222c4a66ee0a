import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openGateway, type TestGateway, TODAY } from '#gateway/testing/gateway.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { IMPORTS, type ImportCommand, importByCommand } from './import-by-command.ts';

let gateway: TestGateway;
let analyst: TestUser;
let folder: string;

beforeAll(async () => {
  gateway = await openGateway({ ODDS_FEED: 'csv' });
  analyst = await member(gateway, { role: 'ANALYST' });
  folder = mkdtempSync(join(tmpdir(), 'imports-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await gateway.close();
});

function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const run = (command: ImportCommand, ...args: string[]) =>
  importByCommand(gateway.services, command, [...args, '--as', analyst.email]);

test('games of a file, and in windows-1252', async () => {
  const text = `league,away,home,day,time\r\nNHL,Montr\u00e9al Canadiens,Boston Bruins,${TODAY},19:00\r\n`;
  const path = fileOf('games.csv', Buffer.from(text, 'latin1'));
  expect(await run('import-games', path, '--check')).toBe('1 game and 0 prices read');
  expect(await run('import-games', path)).toBe('1 game and 0 prices imported');
  const teams = await gateway.services.database.em.execute<{ name: string }[]>(
    "select name from teams where league = 'NHL'",
  );
  expect(teams.map(({ name }) => name)).toContain('Montr\u00e9al Canadiens');
});

const TRACKER = [
  'My picks,,,,',
  'Sport,Matchup,Pick,Price,Result',
  'NBA,Celtics @ Heat,Celtics ML,150,',
  'NBA,Nets @ Hawks,Hawks by a lot,-110,',
].join('\n');

test('picks of a tracker: columns, one tier for all lines, an answer, and a line left out', async () => {
  const path = fileOf('tracker.csv', TRACKER);
  const failure = await run('import-picks', path).catch(({ message }: Error) => message);
  expect(failure).toBe(
    `${path}, line 2: has the columns "Matchup", "Price"; say which of sport, tier, game, time, pick, odds, units, details, away, home, date, zone, market, part, line, book, chance, analyst, release each is, or leave it unread\nNothing was written`,
  );
  const said = [
    ...['--column', 'Matchup=game', '--column', 'Price=odds', '--all', 'tier=Plus', '--all', 'time=7:30 PM'],
    ...['--all', 'details=See the write-up', '--leave-out', '4'],
  ];
  const asked = await run('import-picks', path, ...said).catch(({ message }: Error) => message);
  expect(asked).toContain('Answer "Price:sign:150" with plus (+150 (2.50))');
  const answered = [...said, '--answer', 'Price:sign:150=plus', '--date', TODAY];
  expect(await run('import-picks', path, ...answered)).toMatch(
    /^1 draft kept\nLine 1, "My picks", is above the columns\nLine 4, /,
  );
  // The same file again keeps nothing twice.
  await run('import-picks', path, ...answered);
  const { em } = gateway.services.database;
  const kept = await em.execute<{ odds: number }[]>("select odds::float8 from picks where status = 'DRAFT'");
  expect(kept).toEqual([{ odds: 2.5 }]);
});

test('an unreadable file, option or person is refused with what to do', async () => {
  const path = fileOf('x.csv', 'league,away\n');
  const old = fileOf('x.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]));
  await expect(run('import-games', old)).rejects.toThrow(
    'This is a workbook of an old Excel. Save it as .xlsx',
  );
  await expect(run('import-games', path, '--colum', 'a=b')).rejects.toThrow(
    /Unknown option '--colum'.*Usage: <file> --as/s,
  );
  await expect(run('import-games', path, '--date', '24.11.')).rejects.toThrow(
    '--date 24.11.: write 2026-11-24',
  );
  await expect(run('import-odds', join(folder, 'none.csv'))).rejects.toThrow(
    'none.csv: there is no such file; write its path',
  );
  await expect(run('import-odds', folder)).rejects.toThrow(`${folder}: this is a folder; name a file in it`);
  for (const command of IMPORTS)
    await expect(run(command, fileOf('empty.csv', ''))).rejects.toThrow(
      /empty.csv, line 1: is empty; fill it in/,
    );
  const plus = await member(gateway, { plan: { tier: 'PLUS' } });
  const asPlus = importByCommand(gateway.services, 'import-games', [path, '--as', plus.email]);
  await expect(asPlus).rejects.toThrow('is not of the staff that posts picks');
});
