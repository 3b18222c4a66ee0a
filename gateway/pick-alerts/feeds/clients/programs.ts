import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export const PYTHON = '/usr/bin/python3';
const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Not with spawnSync: what the programs read is served by this process. */
async function run(
  command: string,
  words: string[],
  { home, input = '' }: { home: string; input?: string },
): Promise<string> {
  const env = { HOME: home, PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'America/New_York' };
  const child = spawn(command, words, { env, cwd: home });
  const ended = once(child, 'close');
  child.stdin.end(input);
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await ended;
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${complained}${said}`);
  return said;
}

/** How many articles of a feed newsboat has as unread, once it was reloaded. */
export async function unreadInNewsboat(home: string, url: string): Promise<number> {
  writeFileSync(join(home, 'urls'), url);
  const words = ['-u', 'urls', '-c', 'cache.db', '-C', '/dev/null', '-x', 'reload', 'print-unread'];
  return Number.parseInt(await run('newsboat', words, { home }), 10);
}

/** The subjects of all mails that rss2email has written so far, once it has run again. */
export async function mailedByRss2email(home: string, url: string): Promise<string[]> {
  const keep = join(home, 'keep-mail');
  writeFileSync(keep, `#!/bin/sh\ncat > "${home}/$$-$(date +%N).eml"\n`);
  chmodSync(keep, 0o755);
  const settings = {
    to: 'ann@chalkline.test',
    from: 'feed@chalkline.test',
    'email-protocol': 'sendmail',
    sendmail: keep,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const files = ['-c', 'r2e.cfg', '-d', 'r2e.json'];
  if (!readdirSync(home).includes('r2e.cfg')) {
    writeFileSync(join(home, 'r2e.cfg'), ['[DEFAULT]', ...lines, ''].join('\n'));
    await run('r2e', [...files, 'add', 'picks', url], { home });
  }
  await run('r2e', [...files, 'run'], { home });
  return readdirSync(home)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => /^Subject: (.*(?:\n .*)*)/m.exec(readFileSync(join(home, name), 'utf8'))?.[1] ?? '')
    .map((subject) => subject.replaceAll('\n', ''))
    .sort();
}

interface ParsedFeed {
  bozo: boolean;
  entries: [id: string, title: string][];
  again: number[];
}

export async function readByFeedparser(home: string, url: string): Promise<ParsedFeed> {
  return JSON.parse(await run(PYTHON, [script('read-feed.py'), url], { home })) as ParsedFeed;
}

export async function checkByLibical(
  home: string,
  input: string,
): Promise<{ valid: boolean; events: number; errors: number }> {
  return JSON.parse(await run(PYTHON, [script('check-calendar.py')], { home, input }));
}

/** Brings a calendar into a folder with vdirsyncer, and lists it with khal: start, status and title of each event. */
export async function listedByKhal(home: string, url: string, day: string): Promise<string[]> {
  const quoted = (text: string) => JSON.stringify(text);
  const storage = (name: string, of: string[]) => [`[storage ${name}]`, ...of];
  writeFileSync(
    join(home, 'vdirsyncer'),
    [
      ...['[general]', `status_path = ${quoted(join(home, 'status'))}`],
      ...[
        '[pair picks]',
        'a = "ours"',
        'b = "theirs"',
        'collections = null',
        'conflict_resolution = "a wins"',
      ],
      ...storage('ours', ['type = "http"', `url = ${quoted(url)}`]),
      ...storage('theirs', [
        'type = "filesystem"',
        `path = ${quoted(join(home, 'picks'))}`,
        'fileext = ".ics"',
      ]),
    ].join('\n'),
  );
  writeFileSync(
    join(home, 'khal'),
    [
      ...['[calendars]', '[[picks]]', `path = ${join(home, 'picks')}`],
      ...['[locale]', 'timeformat = %H:%M', 'dateformat = %Y-%m-%d', 'longdateformat = %Y-%m-%d'],
      ...['datetimeformat = %Y-%m-%d %H:%M', 'longdatetimeformat = %Y-%m-%d %H:%M', ''],
    ].join('\n'),
  );
  await run('vdirsyncer', ['-c', 'vdirsyncer', 'discover', 'picks'], { home, input: 'y\ny\n' });
  await run('vdirsyncer', ['-c', 'vdirsyncer', 'sync', '--force-delete', 'picks'], { home });
  const words = [
    '-c',
    'khal',
    'list',
    '--day-format',
    '',
    '--format',
    '{start-time} {status}{title}',
    day,
    '1d',
  ];
  return (await run('khal', words, { home })).split('\n').filter(Boolean);
}
