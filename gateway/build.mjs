import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';

/**
 * Bundles the gateway's own code into dist/gateway, or the folder that is named; packages stay in node_modules. What is run
 * is main.js there, which loads the bundle.
 */
const folder = process.argv[2] ?? 'dist/gateway';
await build({
  // The second is a thread of its own (gateway/public-pages/card-drawing.ts).
  entryPoints: [
    { in: 'gateway/main.ts', out: 'gateway' },
    { in: 'gateway/public-pages/draw-card.worker.ts', out: 'public-pages/draw-card.worker' },
  ],
  outdir: folder,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  keepNames: true,
  define: { CHALKLINE_RELEASE: JSON.stringify(releaseOf(process.env)) },
});

cpSync('gateway/launch.mjs', `${folder}/main.js`);
// Where gateway/database/sql-files.ts looks for them.
for (const name of ['migrations', 'program'])
  cpSync(`gateway/database/${name}`, `${folder}/${name}`, {
    recursive: true,
    filter: (path) => !/\.(ts|md)$/.test(path),
  });

/** An image is built without Git, so COMMIT names it there. SOURCE_DATE_EPOCH makes two builds of one commit the same. */
function releaseOf({ COMMIT, SOURCE_DATE_EPOCH }) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const builtAt = new Date(SOURCE_DATE_EPOCH ? Number(SOURCE_DATE_EPOCH) * 1_000 : Date.now());
  return { version, commit: COMMIT || currentCommit(), builtAt: builtAt.toISOString() };
}

function currentCommit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    // No checkout, such as an unpacked release.
    return null;
  }
}
