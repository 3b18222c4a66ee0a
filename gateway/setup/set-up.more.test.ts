import { execFile } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type BuiltGateway, builtGateway } from '#gateway/testing/built-gateway.ts';
import { emptyDatabase, type TestDatabase } from '#gateway/testing/database.ts';
import { startMailServer, type TestMailServer } from '#gateway/testing/mail-server.ts';
import { startProcessor, type TestProcessor } from '#gateway/testing/processor.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';

// Each run is a process of its own that loads everything.

const folder = temporaryFolder();
const envPath = join(folder, '.env');
let built: BuiltGateway;
let database: TestDatabase;
let processor: TestProcessor;
let mail: TestMailServer;

beforeAll(async () => {
  built = await builtGateway();
  [database, processor, mail] = await Promise.all([emptyDatabase(), startProcessor(), startMailServer()]);
});
beforeEach(() => rmSync(envPath, { force: true }));
afterAll(async () => {
  await Promise.all([database.drop(), processor.close(), mail.close()]);
});

interface Run {
  code: number;
  out: string;
  err: string;
}

/** The command as it ships, in a folder of its own, with nothing in its environment that could answer a question. */
function setUp(args: string[], variables: Record<string, string> = {}): Promise<Run> {
  const { PATH, NODE_COMPILE_CACHE, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, FIREBASE_AUTH_EMULATOR_HOST, NODE_ENV: 'test', ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, [built.main, 'setup', ...args], { cwd: folder, env }, (failure, out, err) =>
      resolve({ code: Number(failure?.code ?? 0), out, err }),
    );
  });
}

const written = () => parseEnv(readFileSync(envPath, 'utf8'));

const answers = (): Record<string, string> => ({
  PUBLIC_URL: 'http://localhost:4000',
  DATABASE_URL: database.url,
  FIREBASE_PROJECT_ID: 'demo-chalkline',
  FIREBASE_API_KEY: 'local',
  BRAINTREE_ENVIRONMENT: processor.url,
  BRAINTREE_MERCHANT_ID: 'integration_merchant_id',
  BRAINTREE_PUBLIC_KEY: 'integration_public_key',
  BRAINTREE_PRIVATE_KEY: 'integration_private_key',
  SMTP_URL: mail.url,
  MAIL_FROM: "Bob's Picks <office@example.com>",
  SUPPORT_EMAIL: 'help@example.com',
});
const pairs = (values: Record<string, string>) => Object.entries(values).map((pair) => pair.join('='));

describe('the first run', () => {
  test('makes every secret, writes what it was given and finds that all of it works', async () => {
    const { code, out } = await setUp(pairs(answers()));
    expect([code, out]).toEqual([0, expect.stringContaining('main.js migrate')]);
    expect(out.match(/✓/g)).toHaveLength(5);
    expect(out).not.toMatch(/✗|–/);
    expect(written()).toMatchObject({
      ...answers(),
      SIGNING_KEY: expect.stringMatching(/^.{43}$/),
      HASH_KEY: expect.stringMatching(/^.{43}$/),
      RECORD_KEY: expect.stringMatching(/^PRIVATE\+KEY\+localhost:4000\/record\/log\+/),
    });
    expect(statSync(envPath).mode & 0o777).toBe(0o600);
    for (const name of ['SIGNING_KEY', 'HASH_KEY', 'RECORD_KEY', 'BRAINTREE_PRIVATE_KEY'])
      expect(out).not.toContain(written()[name]);
  });

  test('with nothing makes the secrets that need nothing, and names all that is missing with where to get it', async () => {
    const { code, out } = await setUp([]);
    expect(code).toBe(1);
    const made = Object.keys(written()).filter((name) => /KEY$|PASSWORD$/.test(name) && written()[name]);
    const secrets = ['GRAFANA_PASSWORD', 'HASH_KEY', 'POSTGRES_PASSWORD', 'PUSH_KEY', 'SIGNING_KEY'];
    expect(made.sort()).toEqual(secrets);
    expect(out).toContain('BRAINTREE_MERCHANT_ID: is missing. Merchant ID at Braintree: Control Panel');
    expect(out).toContain('– Mail server: not tried without SMTP_URL, MAIL_FROM');
  });

  test('takes values from a file, and those of the command line before them', async () => {
    const from = join(folder, 'answers');
    writeFileSync(from, 'SUPPORT_EMAIL=file@example.com\nMAIL_FROM=Picks <office@example.com>\n');
    await setUp(['--from', from, 'SUPPORT_EMAIL=line@example.com']);
    expect(written()).toMatchObject({
      SUPPORT_EMAIL: 'line@example.com',
      MAIL_FROM: 'Picks <office@example.com>',
    });
  });
});

describe('a further run', () => {
  test('changes what it is given and leaves every other line as a person wrote it', async () => {
    await setUp(pairs(answers()));
    const before = `${readFileSync(envPath, 'utf8')}\n# a note of ours\nOTHER=value # kept\n`;
    writeFileSync(envPath, before);
    const { code } = await setUp(['SUPPORT_EMAIL=other@example.com']);
    expect([code, readFileSync(envPath, 'utf8')]).toEqual([
      0,
      before.replace('SUPPORT_EMAIL=help@', 'SUPPORT_EMAIL=other@'),
    ]);
  });

  test('never replaces a secret that was made', async () => {
    await setUp(['PUBLIC_URL=https://picks.example.com']);
    const before = readFileSync(envPath, 'utf8');
    for (const name of ['SIGNING_KEY', 'HASH_KEY', 'RECORD_KEY', 'POSTGRES_PASSWORD']) {
      const other = name === 'RECORD_KEY' ? 'PRIVATE+KEY+a.example/record/log+87aa6a46+AQ' : 'x'.repeat(40);
      const { code, err } = await setUp(['SUPPORT_EMAIL=other@example.com', `${name}=${other}`]);
      expect([code, err]).toEqual([1, expect.stringContaining(`${name}: .env has one already`)]);
    }
    expect(readFileSync(envPath, 'utf8')).toBe(before);
  });
});

describe('a file that a person has edited', () => {
  test('keeps a secret that stands in a comment, and of two lines the last one counts', async () => {
    const aside = 'RECORD_KEY=PRIVATE+KEY+picks.example.com/record/log+87aa6a46+AQ';
    writeFileSync(envPath, `# ${aside}\nSUPPORT_EMAIL=first@example.com\nSUPPORT_EMAIL=second@example.com\n`);
    await setUp(['SUPPORT_EMAIL=third@example.com', 'PUBLIC_URL=https://picks.example.com']);
    const text = readFileSync(envPath, 'utf8');
    expect(text.split('\n').slice(0, 3)).toEqual([
      `# ${aside}`,
      'SUPPORT_EMAIL=first@example.com',
      'SUPPORT_EMAIL=third@example.com',
    ]);
    expect(written()).toMatchObject({
      SUPPORT_EMAIL: 'third@example.com',
      RECORD_KEY: expect.not.stringContaining('87aa6a46'),
    });
  });

  test('with lines that cannot be changed one by one is left as it is, and says which', async () => {
    const before = 'HELPLINE="first line\nsecond line"\n';
    writeFileSync(envPath, before);
    const { code, err } = await setUp(['HELPLINE=1-800-GAMBLER']);
    expect([code, err]).toEqual([1, expect.stringMatching(/^HELPLINE: .* Change them by hand\.\n$/)]);
    expect(readFileSync(envPath, 'utf8')).toBe(before);
  });

  test('may lie elsewhere, behind a link', async () => {
    const elsewhere = join(folder, 'chalkline.env');
    writeFileSync(elsewhere, 'SUPPORT_EMAIL=first@example.com\n');
    symlinkSync(elsewhere, envPath);
    await setUp(['SUPPORT_EMAIL=second@example.com']);
    expect(lstatSync(envPath).isSymbolicLink()).toBe(true);
    expect(readFileSync(elsewhere, 'utf8')).toMatch(/^SUPPORT_EMAIL=second@example\.com\n/);
  });
});

test('takes what Docker Compose alone reads, and files that hold a value', async () => {
  const secret = join(folder, 'smtp');
  writeFileSync(secret, 'smtp://mail.example.com\n');
  const given = ['DOMAIN=picks.example.com', 'ALERT_EMAIL=on-call@example.com'];
  const { out } = await setUp([...given, `SMTP_URL_FILE=${secret}`]);
  const kept = { DOMAIN: 'picks.example.com', ALERT_EMAIL: 'on-call@example.com', SMTP_URL_FILE: secret };
  expect(written()).toMatchObject(kept);
  expect(out).not.toContain('SMTP_URL: is missing');
  const { err } = await setUp(['DOMAIN=https://picks', 'SMTP_URL_FILE=nowhere', 'PUBLIK_FILE=x']);
  expect(err.trim().split('\n')).toEqual([
    'DOMAIN: Invalid hostname',
    'SMTP_URL_FILE: there is no such file',
    'PUBLIK_FILE: there is no such variable',
  ]);
});

describe('a mistake writes nothing', () => {
  test('and each is named in one message, without its value', async () => {
    const mistakes = {
      PUBLIC_URL: 'http://picks.example.com',
      SMTP_URL: 'hunter2',
      SIGNING_KEY: 'hunter2',
      PUBLIK_URL: 'https://picks.example.com',
    };
    const { code, err } = await setUp(pairs(mistakes));
    expect([code, err.trim().split('\n')]).toEqual([
      1,
      [
        'PUBLIC_URL: it has to begin with https://',
        'SMTP_URL: Invalid URL',
        'SIGNING_KEY: at least 32 characters',
        'PUBLIK_URL: there is no such variable',
      ],
    ]);
    expect(existsSync(envPath)).toBe(false);
  });

  test('and what is no pair is answered with the usage', async () => {
    const { code, err } = await setUp(['hunter2']);
    expect([code, err]).toEqual([1, 'Usage: main.js setup [NAME=value …] [--from <file>]\n']);
    expect(existsSync(envPath)).toBe(false);
  });
});

test('each service that refuses says why', async () => {
  const away = await startMailServer();
  await away.close();
  const { code, out } = await setUp(
    pairs({
      ...answers(),
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
      BRAINTREE_PRIVATE_KEY: 'another',
      SMTP_URL: away.url,
    }),
  );
  expect(code).toBe(1);
  expect(out).toMatch(/✗ Database: .*ECONNREFUSED 127.0.0.1:1/);
  expect(out).toMatch(/✗ Mail server: .*ECONNREFUSED/);
  expect(out).toMatch(/✗ Braintree: .*authentication/i);
});

describe('what the gateway reads', () => {
  /** The names that `serve` complains about. */
  async function missing(variables: Record<string, string>): Promise<string[]> {
    const { PATH } = process.env;
    const { err } = await new Promise<Run>((resolve) => {
      execFile(
        process.execPath,
        [built.main, 'migrate'],
        { cwd: folder, env: { PATH, ...variables } },
        (failure, out, err) => resolve({ code: Number(failure?.code ?? 0), out, err }),
      );
    });
    return err.split('\n').filter((line) => line.startsWith('  '));
  }

  test('.env of its folder, in production alone', async () => {
    await setUp(['DATABASE_URL=postgresql://nobody@127.0.0.1:1/none']);
    expect(await missing({})).toEqual([]);
    expect(await missing({ NODE_ENV: 'development' })).toEqual([
      expect.stringContaining('DATABASE_URL: is missing. PostgreSQL'),
    ]);
  });

  test('secrets from files, and says which it cannot read', async () => {
    const secret = join(folder, 'secrets', 'url');
    mkdirSync(join(folder, 'secrets'));
    writeFileSync(secret, 'postgresql://nobody@127.0.0.1:1/none\n');
    expect(await missing({ DATABASE_URL_FILE: secret })).toEqual([]);
    expect(await missing({ DATABASE_URL_FILE: join(folder, 'nowhere') })).toEqual([
      expect.stringContaining('DATABASE_URL_FILE: ENOENT'),
    ]);
    expect(await missing({ DATABASE_URL_FILE: secret, DATABASE_URL: 'postgresql://a@b/c' })).toEqual([
      '  DATABASE_URL: give it or DATABASE_URL_FILE, not both',
    ]);
  });
});

test('a Node that is too old is refused in a sentence', async () => {
  const old = join(folder, 'old.cjs');
  writeFileSync(
    old,
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } });",
  );
  const run = await new Promise<Run>((resolve) => {
    execFile(process.execPath, ['--require', old, built.main], (failure, out, err) =>
      resolve({ code: Number(failure?.code ?? 0), out, err }),
    );
  });
  expect(run).toEqual({
    code: 1,
    out: '',
    err: 'Chalkline needs Node 24 or newer, and this is Node 20.1.0. Install it from https://nodejs.org.\n',
  });
});
