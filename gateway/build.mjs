import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { build } from 'esbuild';

/**
 * Packages of many modules, whose loading one by one was a quarter of the time until a process is ready. They go into the bundle, all
 * others stay in node_modules. ECMAScript modules only: a package in CommonJS that something imports dynamically loses its names there.
 */
const BUNDLED = new Set([
  ...['@apollo/server', '@apollo/usage-reporting-protobuf', '@as-integrations/fastify'],
  ...[
    '@graphql-tools/merge',
    '@graphql-tools/schema',
    '@graphql-tools/utils',
    'graphql-scalars',
    'type-graphql',
  ],
  ...[
    '@mikro-orm/core',
    '@mikro-orm/migrations',
    '@mikro-orm/postgresql',
    '@mikro-orm/sql',
    'kysely',
    'pg-boss',
  ],
  ...['semver', 'zod'],
]);

/**
 * Bundles the gateway's own code into dist/gateway, or the folder that is named, with the packages above. What is run
 * is main.js there, which loads the bundle. There are no source maps, which would hold 70 MB: gateway/bundle-places.ts names the
 * source of a line.
 */
const folder = process.argv[2] ?? 'dist/gateway';
const { metafile } = await build({
  // The second is a thread of its own (gateway/public-pages/card-drawing.ts), the last one runs where nothing else can yet.
  entryPoints: [
    { in: 'gateway/main.ts', out: 'gateway' },
    { in: 'gateway/public-pages/draw-card.worker.ts', out: 'public-pages/draw-card.worker' },
    { in: 'gateway/setup/main.ts', out: 'setup' },
  ],
  outdir: folder,
  bundle: true,
  plugins: [
    { name: 'explorer-editor', setup: leadToEditor },
    { name: 'packages', setup: leavePackages },
  ],
  platform: 'node',
  format: 'esm',
  target: 'node24',
  ...{ keepNames: true, metafile: true },
  define: { CHALKLINE_RELEASE: JSON.stringify(releaseOf(process.env)) },
});
const files = Object.keys(metafile.outputs);
files.forEach(escapeLetters);
writeFileSync(
  `${folder}/sources.json`,
  JSON.stringify(Object.fromEntries(files.map((file) => [relative(folder, file), headsOf(file)]))),
);

// The editor of /explorer, 61 MB as installed, is one file here, and the fonts of pictures are two, so that an
// installation for production needs neither package. Their licenses go along.
await build({
  stdin: { contents: "export { getStaticFile } from 'ruru/static'", resolveDir: '.' },
  outfile: `${folder}/editor.cjs`,
  bundle: true,
  // Source maps, which the gateway does not serve.
  external: ['./bundleMeta.js'],
  platform: 'node',
  format: 'cjs',
  target: 'node24',
});
const inter = 'node_modules/@expo-google-fonts/inter';
for (const [from, to] of [
  ['node_modules/ruru/LICENSE.md', 'licenses/ruru.md'],
  [`${inter}/LICENSE_FONT`, 'licenses/inter.txt'],
  [`${inter}/400Regular/Inter_400Regular.ttf`, 'public-pages/fonts/Inter_400Regular.ttf'],
  [`${inter}/600SemiBold/Inter_600SemiBold.ttf`, 'public-pages/fonts/Inter_600SemiBold.ttf'],
])
  cpSync(from, `${folder}/${to}`);
// The guides of /developers (gateway/developers/guides.ts).
for (const guide of globSync('docs/*.md')) cpSync(guide, `${folder}/guides/${basename(guide)}`);
cpSync('gateway/launch.mjs', `${folder}/main.js`);
// Where gateway/database/sql-files.ts looks for them.
for (const name of ['migrations', 'program'])
  cpSync(`gateway/database/${name}`, `${folder}/${name}`, {
    recursive: true,
    filter: (path) => !/\.(ts|md)$/.test(path),
  });

/** A file with one letter beyond Latin-1 is held in two bytes a letter; esbuild leaves those of regular expressions as they are. */
function escapeLetters(file) {
  const escaped = readFileSync(file, 'utf8').replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  writeFileSync(file, escaped);
}

/** Each source in a file of the bundle with its first line, for gateway/bundle-places.ts: esbuild heads it with a comment. */
function headsOf(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, at) => {
      const [, source] = /^ *\/\/ ([\w@.+/-]+\.[cm]?[jt]sx?)$/.exec(text) ?? [];
      return source ? [[at + 1, source]] : [];
    });
}

function leadToEditor({ onResolve }) {
  onResolve({ filter: /^ruru\/static$/ }, () => ({ path: './editor.cjs', external: true }));
}

/** A package that stays outside is found from the bundle's folder, where it must be the one that its importer means. */
function leavePackages({ onResolve, resolve }) {
  onResolve({ filter: /^[^./#]/ }, async ({ path, kind, resolveDir, pluginData }) => {
    const [name] = /^(@[^/]+\/)?[^/]+/.exec(path);
    if (kind === 'entry-point' || pluginData === 'resolved' || BUNDLED.has(name)) return null;
    const from = (folder) => resolve(path, { kind, resolveDir: folder, pluginData: 'resolved' });
    const [meant, found] = await Promise.all([from(resolveDir), from(process.cwd())]);
    if (meant.path === found.path) return { path, external: true };
    return { errors: [{ text: `${path} of ${resolveDir} is ${meant.path}, and not ${found.path}` }] };
  });
}

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
