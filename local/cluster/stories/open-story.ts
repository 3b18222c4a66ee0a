import assert from 'node:assert/strict';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { DEMO_PASSWORD } from '#local/demo/demo-users.ts';
import { signIn } from '#local/identity/password-sign-in.ts';
import { findPrograms } from '#local/programs/find-programs.ts';
import { root } from '#local/system/child-process.ts';
import { freePort } from '#local/system/free-port.ts';
import { createRunningServices } from '#local/system/running-services.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { startWorld } from '#local/world/start-world.ts';
import { createSteps } from '#local/world/steps.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { easternDay, easternTime } from '#schema/rules/time/eastern-time.ts';
import { post } from '../load.ts';
import { builtReleases, type Release } from '../releases.ts';
import { signUpMembers } from '../sign-up-members.ts';
import { type Cluster, startCluster } from '../start-cluster.ts';

const MEMBERS = 60;
/** The logs of the last run. */
const LOGS = join(root, '.local', 'cluster-story');

type Data = Record<string, never>;

/** What one request says beside its query; the admin asks unless another token is given. */
interface Asking {
  token?: string;
  headers?: Record<string, string>;
  variables?: object;
}

/** A cluster of its own, with an admin who posts picks and members who send load. */
export interface Story {
  cluster: Cluster;
  /** The first is what the gateways start with. */
  releases: [Release, Release];
  /** A connection to the primary. */
  sql: pg.Client;
  /** Of the members. */
  tokens: string[];
  /** The member of the first token. */
  uid: string;
  /** Where logs are written. */
  folder: string;
  /** What a story has running: it is stopped at the end, also when the story fails. */
  running: (() => unknown)[];
  now(): Date;
  /** Asks the balancer; the status and the headers come with what the answer holds. */
  asked(query: string, asking?: Asking): Promise<Answer>;
  /** Posts a pick of today that everybody sees. */
  postPick(): Promise<void>;
  close(): Promise<void>;
}

type Answer = Awaited<ReturnType<typeof post>> & { data: Data; errors?: unknown };

export async function openStory(): Promise<Story> {
  const folder = temporaryFolder();
  const services = createRunningServices(console.error);
  const running: Story['running'] = [];
  const now = clockIn(folder);
  let sql: pg.Client | undefined;
  const close = async () => {
    await Promise.allSettled(running.splice(0).map(async (stop) => stop()));
    await sql?.end().catch(() => undefined);
    await services.stopAll();
    cpSync(join(folder, 'logs'), LOGS, { recursive: true });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const releases = await builtReleases(join(folder, 'logs', 'build-frontend.log'), services.signal);
    const { cluster, world } = await startClusterWorld(folder, services, releases);
    sql = new pg.Client({ connectionString: world.databaseUrl });
    await sql.connect();
    const identity = `http://${world.identityHost}`;
    const email = 'admin@chalkline.test';
    const { token: admin } = await signIn(identity, { email, password: DEMO_PASSWORD });
    const asked = askedOf(cluster, admin);
    return {
      ...{ cluster, releases, sql, folder, running, now, asked, close },
      ...(await newMembers(identity, sql)),
      postPick: postPickBy(asked, now),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The time of the cluster. Games of today have to be in the future. */
function clockIn(folder: string): () => Date {
  const real = () => performance.timeOrigin + performance.now();
  const ahead = easternTime(new Date(real())) > '20:00' ? 8 * HOUR : 0;
  mkdirSync(join(folder, 'clock'), { recursive: true });
  writeFileSync(join(folder, 'clock', 'offset'), String(ahead));
  return () => new Date(real() + ahead);
}

async function startClusterWorld(
  folder: string,
  services: ReturnType<typeof createRunningServices>,
  [release]: [Release, Release],
) {
  const programs = findPrograms();
  let started: Cluster | undefined;
  const world = await startWorld({
    ...{ folder, port: await freePort(), dev: false, services, pages: release.folder },
    steps: createSteps(console.log),
    onCrash: (sentence) => console.error(sentence),
    startGateways: async (options) => {
      started = await startCluster({ programs, folder }, options);
      return started;
    },
  });
  assert.ok(started);
  return { world, cluster: started };
}

async function newMembers(identity: string, sql: pg.Client): Promise<{ tokens: string[]; uid: string }> {
  const members = await signUpMembers(identity, sql, MEMBERS);
  return { tokens: members.map(({ token }) => token), uid: members[0]?.uid ?? '' };
}

function askedOf({ origin }: Cluster, admin: string): Story['asked'] {
  return async (query, { token = admin, headers = {}, variables = {} } = {}) => {
    const answer = await post(`${origin}/graphql`, { query, variables }, { token, headers });
    return { ...answer, ...(JSON.parse(answer.body) as { data: Data; errors?: unknown }) };
  };
}

function postPickBy(asked: Story['asked'], now: Story['now']): Story['postPick'] {
  const create = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id } } }';
  let posted = 0;
  return async () => {
    posted += 1;
    const teamOne = `A ${posted}`;
    const words = { sport: 'NFL', teamOne, teamTwo: 'B', pick: `${teamOne} ML`, pickDetails: 'A wins' };
    const input = { ...words, date: easternDay(now()), time: '23:59', gameId: null };
    const { errors } = await asked(create, { variables: { input } });
    assert.equal(errors, undefined);
  };
}
