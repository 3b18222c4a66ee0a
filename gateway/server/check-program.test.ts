import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { checkProgram } from './check-program.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await openGateway();
});
afterEach(() => gateway.close());

const run = (statement: string) => gateway.services.database.em.execute(statement);

/** What the check warns of, one record a line. */
async function warnings(): Promise<Record<string, unknown>[]> {
  const before = gateway.logged().length;
  await checkProgram(gateway.services);
  const lines = gateway.logged().slice(before).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'warn' || level === 40);
}

test('a database with the program of this build is nothing to warn of', async () => {
  expect(await warnings()).toEqual([]);
});

test('a function and a trigger that no file makes are named, once a start', async () => {
  await run(`create function theirs() returns trigger language plpgsql as 'begin return new; end'`);
  await run('create trigger theirs before update on picks for each row execute function theirs()');
  expect(await warnings()).toMatchObject([
    {
      functions: ['theirs'],
      triggers: ['theirs on picks'],
      msg: 'the database has functions or triggers that no file of gateway/database/program makes',
    },
  ]);
});

test('the program of another build is said, with what the database holds', async () => {
  await run("update database_program set hash = 'of another build'");
  expect(await warnings()).toMatchObject([
    { held: 'of another build', msg: expect.stringContaining('run migrate, unless another release') },
  ]);
});

test('a database that cannot be asked does not keep the process from starting', async () => {
  await run('alter table database_program rename to gone');
  expect(await warnings()).toMatchObject([{ msg: 'the program of the database could not be checked' }]);
});
