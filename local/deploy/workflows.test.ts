import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { root } from '#local/system/child-process.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  uses?: string;
  needs?: string | string[];
  permissions?: object;
  steps?: Step[];
}

interface Workflow {
  on: { schedule?: { cron: string }[] };
  permissions: object;
  jobs: Record<string, Job>;
}

const files = globSync('.github/workflows/*.yml', { cwd: root });
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const workflow = (name: string): Workflow => parse(text(`.github/workflows/${name}.yml`));
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps = [] }) => steps);

test.each(files)('%s: actions of others are named by commit, with the version beside it', (file) => {
  const used = [...text(file).matchAll(/uses: (.*)/g)].map(([, name = '']) => name);
  expect(used.length).toBeGreaterThan(0);
  for (const name of used) expect(name).toMatch(/^(\.\/|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/);
});

test.each(files)('%s: may only read, but for the job that publishes', (file) => {
  const { permissions, jobs } = workflow(basename(file, '.yml'));
  expect(permissions).toEqual({ contents: 'read' });
  for (const [name, job] of Object.entries(jobs))
    expect(job.permissions).toEqual(
      name === 'publish' ? { contents: 'write', packages: 'write' } : undefined,
    );
});

test('CI runs what a build machine runs', () => {
  expect(stepsOf(workflow('ci')).map(({ run }) => run)).toContain('.ci/run');
});

test('a release is what CI has passed, for both architectures', () => {
  const { jobs } = workflow('release');
  expect(jobs.test?.uses).toBe('./.github/workflows/ci.yml');
  expect(jobs.publish?.needs).toContain('test');
  const platforms = jobs.publish?.steps?.map((step) => step.with?.platforms).filter(Boolean);
  expect(platforms).toEqual(['linux/amd64,linux/arm64']);
});

test('dependencies are audited each week', () => {
  const audit = workflow('audit');
  expect(audit.on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* [0-6]$/) }]);
  expect(stepsOf(audit).map(({ run }) => run)).toContain(
    'npm audit --omit=dev --omit=optional --audit-level=high',
  );
});

test('the changelog has notes for the version that is released, and none for one that is not', () => {
  const notesOf = (version: string) =>
    execFileSync(join(root, '.github/release-notes'), [version], { cwd: root, encoding: 'utf8' }).trim();
  const { version } = JSON.parse(text('package.json'));
  expect(notesOf(version)).not.toBe('');
  expect(notesOf(`${version}1`)).toBe('');
});

describe('a release', () => {
  const folder = temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder });
  const write = (changelog: string) => writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
  const check = () => {
    const { status, stderr } = spawnSync(join(folder, '.github/check-release'), {
      cwd: folder,
      encoding: 'utf8',
    });
    return [status, stderr.trim()];
  };
  beforeAll(() => {
    cpSync(join(root, '.github'), join(folder, '.github'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"version":"1.2.0"}');
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message', 'Begin');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is of a version that the changelog has, with nothing left under Unreleased', () => {
    write('# Changelog\n\n## Unreleased\n\n## 1.2.0 - 2026-12-01\n\n- More.\n\n## 1.1.0 - 2026-11-01\n');
    expect(check()).toEqual([0, '']);
    write('# Changelog\n\n## Unreleased\n\n- More.\n\n## 1.2.0 - 2026-12-01\n\n- More.\n');
    expect(check()).toEqual([1, expect.stringContaining('changes under Unreleased')]);
    write('# Changelog\n\n## Unreleased\n\n## 1.1.0 - 2026-11-01\n\n- More.\n');
    expect(check()).toEqual([1, "CHANGELOG.md has no part '## 1.2.0'."]);
  });

  test('is made once', () => {
    write('## 1.2.0\n\n- More.\n');
    git('tag', 'v1.2.0');
    expect(check()).toEqual([1, expect.stringContaining('v1.2.0 is released already')]);
  });

  test('is refused by the workflow before anything is tested or published', () => {
    const { jobs } = workflow('release');
    expect(jobs.version?.steps?.map(({ run }) => run).join()).toContain('.github/check-release');
    expect([jobs.test?.needs, jobs.publish?.needs]).toEqual(['version', ['version', 'test']]);
  });
});
