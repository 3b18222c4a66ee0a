import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findProgram } from '#local/programs/find-programs.ts';
import { root } from '#local/system/child-process.ts';
import { ensureProgram } from '#local/testing/ensure-program.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';

/* The files of deploy/ and docker-compose.yml, read by the programs that they are for, as Debian has them. */

const deploy = join(root, 'deploy');
const folder = temporaryFolder();

beforeAll(() => {
  ensureProgram('promtool', 'prometheus');
  ensureProgram('amtool', 'prometheus-alertmanager');
  ensureProgram('docker-compose', 'docker-compose');
  ensureProgram('pgbackrest', 'pgbackrest', ['version']);
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true }));

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}, cwd = folder) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    ...{ cwd, encoding: 'utf8' },
    env: { PATH: process.env.PATH, ...env },
  });
  return { status, output: stdout + stderr };
}

test('promtool finds the rules and both configurations of Prometheus right', () => {
  for (const name of ['prometheus.yml', 'prometheus-scale.yml']) {
    const own = readFileSync(join(deploy, name), 'utf8').replace('/etc/prometheus/alerts.yml', 'alerts.yml');
    writeFileSync(join(folder, name), own);
    copyFileSync(join(deploy, 'alerts.yml'), join(folder, 'alerts.yml'));
    const { status, output } = run('promtool', ['check', 'config', name]);
    expect([status, output]).toEqual([0, expect.stringMatching(/SUCCESS: \d+ rules found/)]);
  }
});

const MAIL = { ALERT_EMAIL: 'on-call@example.com', MAIL_FROM: "O'Brien's Picks <picks@example.com>" };

test.each([
  [
    'smtp://us%40er:p%25%27w@mail.example.com',
    ['mail.example.com:587', 'us@er', 'picks@example.com'],
    "p%'w",
  ],
  ['smtps://user:word@mail.example.com', ['mail.example.com:465'], 'word'],
  ['smtp://127.0.0.1:2525', ['127.0.0.1:2525', 'require_tls: false'], null],
])('alerts are mailed by the mail server %s', (url, words, password) => {
  const config = join(folder, 'alertmanager.yml');
  rmSync(`${config}.password`, { force: true });
  const env = { ...MAIL, SMTP_URL: url, ALERTMANAGER_CONFIG: config };
  expect(run('sh', [join(deploy, 'start-alertmanager.sh'), '--write'], env)).toEqual({
    status: 0,
    output: '',
  });
  expect(run('amtool', ['check-config', config]).output).toContain('SUCCESS');
  const written = readFileSync(config, 'utf8');
  for (const each of words) expect(written).toContain(each);
  if (password) expect(readFileSync(`${config}.password`, 'utf8')).toBe(password);
});

test('without an address for alerts Alertmanager starts all the same, and says that they reach nobody', () => {
  const config = join(folder, 'nobody.yml');
  const { output } = run('sh', [join(deploy, 'start-alertmanager.sh'), '--write'], {
    ALERTMANAGER_CONFIG: config,
  });
  expect(output).toContain('There is no ALERT_EMAIL in .env: alerts reach nobody.');
  expect(run('amtool', ['check-config', config]).output).toContain('SUCCESS');
});

test('docker-compose reads docker-compose.yml, and names what is missing in .env', () => {
  // Its version in Debian does not know `${NAME:+words}`, which Compose 2 does.
  const file = readFileSync(join(root, 'docker-compose.yml'), 'utf8').replaceAll(
    /\$\{\w+:\+([^}]*)\}/g,
    '$1',
  );
  writeFileSync(join(folder, 'docker-compose.yml'), file);
  writeFileSync(join(folder, '.env'), '');
  symlinkSync(deploy, join(folder, 'deploy'));
  const config = (env: NodeJS.ProcessEnv) => run('docker-compose', ['--profile', 'scale', 'config'], env);
  expect(config({}).output).toContain('add it to .env, of letters and digits');
  const { status, output } = config({ POSTGRES_PASSWORD: 'abc12345', GRAFANA_PASSWORD: 'def67890' });
  expect(output).not.toMatch(/warning/i);
  expect(status).toBe(0);
  // Of a file that is not there Docker makes a folder.
  const mounted = [...file.matchAll(/- \.\/(deploy\/[\w./-]+):/g)].map(([, path]) => String(path));
  expect(mounted.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('HAProxy reads its configuration, and every script is one of a plain shell', () => {
  const addresses = { BIND: ':8080', STATS_BIND: ':8405', TRUSTED_NETWORKS: '10.0.0.0/8' };
  const gateways = { GATEWAY_1: '127.0.0.1:1', GATEWAY_2: '127.0.0.1:2', GATEWAY_3: '127.0.0.1:3' };
  const haproxy = findProgram('haproxy') ?? 'haproxy';
  const { status, output } = run(haproxy, ['-c', '-f', join(deploy, 'haproxy.cfg')], {
    ...addresses,
    ...gateways,
  });
  expect([status, output]).toEqual([0, expect.any(String)]);
  const scripts = readdirSync(deploy, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.sh'));
  expect(scripts.length).toBeGreaterThan(8);
  for (const name of scripts)
    expect(run('sh', ['-n', join(deploy, name)])).toEqual({ status: 0, output: '' });
});
