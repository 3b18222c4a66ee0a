import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { isAlive } from '#local/system/processes.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { findLeftover } from './leftover-process.ts';
import { dataFolderFor, type Postgres, startPostgres } from './start-postgres.ts';

const started: Postgres[] = [];
const folders: string[] = [];

async function start(where: string, folder = join(where, 'postgres')): Promise<Postgres> {
  const postgres = await startPostgres({ folder, log: join(where, 'postgres.log'), durable: true });
  started.push(postgres);
  return postgres;
}

function place(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('the local PostgreSQL', () => {
  test('is version 18, and the product is no superuser in it', async () => {
    const postgres = await start(place());
    const [row] = await query(
      postgres.url,
      `select current_setting('server_version') as version, current_setting('is_superuser') as superuser, current_database() as name`,
    );
    expect(row).toMatchObject({
      version: expect.stringMatching(/^18\./),
      superuser: 'off',
      name: 'chalkline',
    });
  });

  test('asks everyone for the password, also on this machine', async () => {
    const postgres = await start(place());
    const url = new URL(postgres.url);
    url.password = 'guessed';
    await expect(query(url.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  test('left running by a killed run is found and reused', async () => {
    const where = place();
    const first = await start(where);
    await query(first.url, 'create table kept (id int)');
    const second = await start(where);
    expect(second).toMatchObject({ reused: true, pid: first.pid, url: first.url });
    expect(await query(second.url, 'select * from kept')).toEqual([]);
  });

  test('that no longer answers is stopped and started again', async () => {
    const where = place();
    const first = await start(where);
    process.kill(first.pid, 'SIGSTOP');
    const second = await start(where);
    expect(second.reused).toBe(false);
    expect(isAlive(first.pid)).toBe(false);
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('is not mistaken for another process that got its number', async () => {
    const where = place();
    const first = await start(where);
    await first.stop();
    writeFileSync(join(first.folder, 'postmaster.pid'), `${process.pid}\n${first.folder}\n0\n5432\n`);
    expect(findLeftover(first.folder)).toBeUndefined();
  });

  test('keeps every acknowledged row over kill -9', async () => {
    const where = place();
    const first = await start(where);
    await query(first.url, 'create table kept (id int primary key)');
    const client = new pg.Client({ connectionString: first.url });
    client.on('error', () => undefined);
    await client.connect();
    let acknowledged = 0;
    const writing = (async () => {
      for (;;) {
        await client.query('insert into kept values ($1)', [acknowledged]);
        acknowledged += 1;
        if (acknowledged === 200) process.kill(first.pid, 'SIGKILL');
      }
    })();
    await expect(writing).rejects.toThrow();
    const second = await start(where);
    const [row] = await query(second.url, 'select count(*)::int as rows from kept');
    expect(acknowledged).toBeGreaterThanOrEqual(200);
    expect(Number(row?.rows)).toBeGreaterThanOrEqual(acknowledged);
  });

  test('makes a half-made data folder again', async () => {
    const where = place();
    const folder = join(where, 'postgres');
    mkdirSync(join(folder, 'base'), { recursive: true });
    writeFileSync(join(folder, 'PG_VERSION'), '18\n');
    mkdirSync(`${folder}.making-1`);
    const postgres = await start(where);
    expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(existsSync(`${folder}.making-1`)).toBe(false);
  });
});

if (process.getuid?.() === 0) {
  describe('as root, in a folder that only root may enter', () => {
    test('the data goes where nobody can reach it, and stays there', async () => {
      const where = place();
      chmodSync(where, 0o700);
      const postgres = await start(where);
      expect(postgres.folder).toBe(dataFolderFor(join(where, 'postgres')));
      expect(postgres.folder.startsWith(where)).toBe(false);
      await query(postgres.url, 'create table kept (id int)');
      await postgres.stop();
      const again = await start(where);
      expect(await query(again.url, 'select * from kept')).toEqual([]);
      await again.stop();
      rmSync(postgres.folder, { recursive: true });
    });

    test('a full disk is said in one sentence', async () => {
      const where = place();
      const small = join(where, 'small');
      mkdirSync(small);
      const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m,mode=0755', 'tmpfs', small]);
      // A container may not mount; then the sentence itself cannot be brought about here.
      if (mounted.status !== 0) return;
      try {
        await expect(start(where, join(small, 'postgres'))).rejects.toThrow(/The disk is full/);
      } finally {
        spawnSync('umount', [small]);
      }
    });
  });
}
