import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { copyProject } from '#gateway/testing/recipe.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';

/** The rules of .dependency-cruiser.cjs, which `npm test -- imports` runs, on a copy with wrong imports. */
const folder = join(temporaryFolder(), 'copy');

const WRONG: [file: string, imported: string, rule: string][] = [
  ['gateway/database/rows.ts', '#gateway/server/server.ts', 'gateway-layers-database'],
  ['gateway/auth/roles.ts', '#gateway/picks/read-board.ts', 'gateway-layers-auth'],
  [
    'gateway/billing/ledger/payment-method-rows.ts',
    '#gateway/billing/plan/cancel.ts',
    'gateway-layers-billing-ledger',
  ],
  ['gateway/picks/read-board.ts', '#gateway/rest/table.ts', 'gateway-layers-nouns'],
  ['gateway/picks/grade-pick.ts', '#gateway/figures/write-prices.ts', 'gateway-layers-nouns'],
];

beforeAll(() => {
  copyProject(folder);
  for (const [file, imported] of WRONG) appendFileSync(join(folder, file), `\nimport '${imported}';\n`);
});
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

test('an import of a layer above fails the check, which names the layer', () => {
  const cruise = [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.cjs',
  ];
  const { status, stdout } = spawnSync(process.execPath, [...cruise, 'gateway'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
  for (const [file, imported, rule] of WRONG)
    expect(stdout).toContain(`error ${rule}: ${file} → ${imported.slice(1)}`);
});
