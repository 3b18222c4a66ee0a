import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { until } from '#local/testing/until.ts';
import { watchSources } from './watch-sources.ts';

const folder = temporaryFolder();
const source = join(folder, 'picks', 'board.ts');
let stop: () => Promise<void>;
let changed: string[];

async function watchFrom(first: string) {
  mkdirSync(join(folder, 'picks'), { recursive: true });
  writeFileSync(source, first);
  changed = [];
  stop = await watchSources([folder], async (files) => {
    changed.push(...files);
  });
}

async function isNoticed(save: () => void, file = source) {
  changed = [];
  save();
  await until(() => changed.includes(file));
}

/** As `sed -i` and many editors save: another file takes the name. */
function saveByRename(path: string, text: string) {
  writeFileSync(`${path}~`, text);
  renameSync(`${path}~`, path);
}

afterEach(() => stop());

describe('a source that was saved is noticed', () => {
  test('by rename, twice', async () => {
    await watchFrom('first');
    await isNoticed(() => saveByRename(source, 'second'));
    await isNoticed(() => saveByRename(source, 'third'));
  });

  test('in place, twice', async () => {
    await watchFrom('first');
    await isNoticed(() => writeFileSync(source, 'second'));
    await isNoticed(() => writeFileSync(source, 'third'));
  });

  test('in a folder that is new', async () => {
    await watchFrom('first');
    mkdirSync(join(folder, 'games'));
    const added = join(folder, 'games', 'list.sql');
    await isNoticed(() => writeFileSync(added, 'select 1'), added);
  });
});

test('tests and other files change nothing', async () => {
  await watchFrom('first');
  const others = ['board.test.ts', 'notes.txt'].map((name) => join(folder, 'picks', name));
  for (const other of others) writeFileSync(other, 'text');
  writeFileSync(source, 'second');
  await until(() => changed.includes(source));
  expect(changed).not.toContain(others[0]);
  expect(changed).not.toContain(others[1]);
});
