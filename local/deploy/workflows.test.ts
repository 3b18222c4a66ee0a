import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { root } from '#local/system/child-process.ts';

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
