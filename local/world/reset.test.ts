import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { resetWorld } from './reset.ts';

const ownUrl = process.env.DATABASE_URL;
afterEach(() => {
  if (ownUrl === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = ownUrl;
});

/** A world whose witness has seen a log. */
function worldWithWitness(): { folder: string; witness: string } {
  const folder = temporaryFolder();
  const witness = join(folder, 'record', 'witness.json');
  mkdirSync(join(folder, 'record'));
  writeFileSync(witness, '{}');
  return { folder, witness };
}

test('after a reset no witness remembers the log that was longer, which would stop the new one', async () => {
  delete process.env.DATABASE_URL;
  const { folder, witness } = worldWithWitness();
  await resetWorld(folder);
  expect(existsSync(witness)).toBe(false);
});

test('a database of one’s own is not deleted, so the keys that signed its record stay', async () => {
  process.env.DATABASE_URL = 'postgres://elsewhere';
  const { folder, witness } = worldWithWitness();
  await resetWorld(folder);
  expect(existsSync(witness)).toBe(true);
});
