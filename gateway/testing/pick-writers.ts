import pg from 'pg';
import { ask } from './ask.ts';
import { callRest } from './call-rest.ts';
import { type TestGateway, TODAY } from './gateway.ts';
import { givenPick, gradePick, postPick } from './picks.ts';
import type { TestUser } from './users.ts';

/** Each way that writes picks; every method but `post` takes the id of one. */
interface PickWriter {
  /** Posts one, which members can read from `releaseAt` on. */
  post(releaseAt?: string): Promise<string>;
  change(id: string): Promise<unknown>;
  /** Of a pick that members could read. */
  withdraw(id: string): Promise<unknown>;
  /** Of one that they could not. */
  remove(id: string): Promise<unknown>;
  win(id: string): Promise<unknown>;
}

type Write = (gateway: TestGateway, admin: TestUser) => PickWriter;

const graphql: Write = (gateway, admin) => {
  const write = async (mutation: string, input: object) => {
    const { errors } = await ask(gateway, mutation, { input }, admin);
    if (errors) throw new Error(errors[0]?.message);
  };
  const remove = (id: string) =>
    write('mutation ($input: PickIdInput!) { deletePick(input: $input) { deletedPickId } }', { id });
  return {
    post: (releaseAt) => postPick(gateway, admin, { releaseAt }),
    change: (id) =>
      write('mutation ($input: UpdatePickInput!) { updatePick(input: $input) { pick { id } } }', {
        ...{ id, pick: 'Bills -4' },
      }),
    withdraw: remove,
    remove,
    win: (id) => gradePick(gateway, admin, id, 'WIN'),
  };
};

const rest: Write = (gateway, user) => {
  const write = async (method: 'post' | 'put' | 'delete', path: string, given?: object) => {
    const { status, body } = await callRest(gateway, method, path, { user, ...(given && { body: given }) });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const pick = {
    ...{ teamOne: 'Buffalo Bills', teamTwo: 'Houston Texans', date: TODAY, time: '20:15', sport: 'NFL' },
    ...{ pick: 'Bills -3.5', pickDetails: 'Rest.' },
  };
  const remove = (id: string) => write('delete', `/picks/${id}`);
  return {
    post: async (releaseAt) => {
      const answer = await write('post', '/picks', { ...pick, releaseAt });
      return (answer.pick as { id: string }).id;
    },
    change: (id) => write('put', `/picks/${id}`, { pick: 'Bills -4' }),
    withdraw: remove,
    remove,
    win: (id) => write('put', `/picks/${id}`, { isWinner: true }),
  };
};

const sql: Write = (gateway) => {
  const write = async (statement: string, id: string) => {
    const client = new pg.Client({ connectionString: gateway.databaseUrl });
    await client.connect();
    await client.query(statement, [id]).finally(() => client.end());
  };
  const later = "updated_at = updated_at + interval '1 hour'";
  return {
    post: (releaseAt) => givenPick(gateway, { ...(releaseAt && { releaseAt }) }),
    change: (id) => write(`update picks set pick = 'Bills -4', ${later} where id = $1`, id),
    withdraw: (id) => write(`update picks set status = 'WITHDRAWN', ${later} where id = $1`, id),
    remove: (id) => write('delete from picks where id = $1', id),
    win: (id) =>
      write("update picks set result = 'WIN', updated_at = starts_at + interval '3 hours' where id = $1", id),
  };
};

export const PICK_WRITERS: [name: string, write: Write][] = [
  ['GraphQL', graphql],
  ['REST', rest],
  ['plain SQL', sql],
];
