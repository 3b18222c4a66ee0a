import { expect, test } from '@jest/globals';
import { nearestTeams } from './nearest-teams.ts';

const COLLEGES = [
  'North Carolina Tar Heels',
  'Virginia Cavaliers',
  'UNLV Rebels',
  'UConn Huskies',
  'Utah Utes',
  'Vanderbilt Commodores',
];
const NBA = [
  'Los Angeles Lakers',
  'LA Clippers',
  'New Orleans Pelicans',
  'Golden State Warriors',
  'San Antonio Spurs',
];

test.each([
  ['UNC', COLLEGES, ['North Carolina Tar Heels']],
  ['UVA', COLLEGES, ['Virginia Cavaliers']],
  ['Los Angeles', NBA, ['Los Angeles Lakers', 'LA Clippers']],
])('%s', (name, teams, nearest) => {
  const found = nearestTeams(
    name,
    teams.map((team) => ({ name: team })),
  );
  expect(found).toEqual(expect.arrayContaining(nearest));
});
