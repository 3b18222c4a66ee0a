import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '#local/system/child-process.ts';
import { minutesOf } from './minutes.ts';

test('the README says how many minutes the last recorded run took', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ');
  expect(readme).toContain(`\`npm test\` takes ${minutesOf('test')} minutes on two cores`);
  expect(readme).toContain(`runs in \`npm run test:more\`, which takes ${minutesOf('test:more')}.`);
});
