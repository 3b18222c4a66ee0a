import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#local/system/child-process.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';

const MIGRATIONS = 'gateway/database/migrations/[0-9]*.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The commit before the one that added the newest migration; the one that added it when no other is before it. */
export function beforeNewestMigration(): string {
  const files = git('ls-files', MIGRATIONS).split('\n');
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', String(files.at(-1)));
  return files.length > 1 ? git('rev-parse', `${added}^`) : added;
}

/** The gateway as it was at a commit, bundled with the packages of today; answers its folder. */
export function olderBundle(commit: string): string {
  const checkout = join(temporaryFolder(), 'checkout');
  const folder = join(root, 'dist', 'older-gateway');
  git('worktree', 'add', '--detach', checkout, commit);
  try {
    symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
    rmSync(folder, { recursive: true, force: true });
    execFileSync(process.execPath, ['gateway/build.mjs', folder], { cwd: checkout });
  } finally {
    git('worktree', 'remove', '--force', checkout);
  }
  return folder;
}
