import { expect, test } from '@jest/globals';
import { findPrograms } from './find-programs.ts';

test('what the machine lacks is named, with what to install', () => {
  expect(() => findPrograms([])).toThrow(
    'The cluster needs haproxy and pgbouncer, and this machine does not have them. On Debian and Ubuntu: apt-get install haproxy pgbouncer',
  );
});
