// Measures what a first visit loads, gzip, from the manifest of the built front end, and fails over budget
// (docs/decisions/0021). Run after a production build: `vite build && npm run budget`.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const FOLDER = process.argv[2] ?? 'dist/frontend';
const KB = 1_000;

/** The modules that each first visit downloads, and what must not be among them. */
const VISITS = [
  {
    path: '/start',
    modules: ['landing/LandingPage.tsx'],
    script: 120,
    style: 10,
    without: ['apollo', 'firebase', 'braintree', '@mantine'],
  },
  {
    path: '/record',
    modules: ['record/RecordPage.tsx'],
    script: 130,
    style: null,
    without: ['apollo', 'firebase', 'braintree', '@mantine'],
  },
  {
    path: '/dashboard',
    modules: ['layout/MemberLayout.tsx', 'picks/PicksPage.tsx'],
    script: 210,
    style: null,
    without: ['braintree', '@mantine'],
  },
  {
    path: '/admin',
    modules: ['admin/frame/DeskLayout.tsx', 'admin/AdminPage.tsx'],
    script: 250,
    style: null,
    without: ['braintree'],
  },
];

/** What pages download later: the verifier, no larger than someone can read, and the plots. */
const LATER = [
  {
    path: '/record/verify',
    module: 'record/check/visit.ts',
    page: 'record/RecordVerifyPage.tsx',
    script: 15,
  },
  {
    path: '/record/verify, with a proof',
    module: 'record/check/check-text.ts',
    page: 'record/RecordVerifyPage.tsx',
    script: 16,
  },
  {
    path: '/record/verify, with the whole record',
    module: 'record/check/whole-record.ts',
    page: 'record/RecordVerifyPage.tsx',
    script: 30,
  },
];

/** Operations that /admin alone asks: no other page loads its script. */
const OF_STAFF = /adminSearch|exportList|setStaffRole|changePlanPrice|listedInvoices|goingLive/;

const manifest = JSON.parse(readFileSync(`${FOLDER}/.vite/manifest.json`, 'utf8'));
const problems = [...VISITS.flatMap(measure), ...LATER.flatMap(measureLater), ...withStaffScript()];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function measure({ path, modules, script, style, without }) {
  const chunks = new Set();
  for (const module of ['index.html', ...modules]) collect(module, chunks);
  const scripts = [...chunks].map((key) => manifest[key].file);
  const styles = [...new Set([...chunks].flatMap((key) => manifest[key].css ?? []))];
  const sizes = { script: sizeOf(scripts), style: sizeOf(styles) };
  console.log(`${path}: ${sizes.script.toFixed(1)} kB script, ${sizes.style.toFixed(1)} kB style (gzip)`);
  return [
    ...(sizes.script > script ? [`${path}: script is over its ${script} kB`] : []),
    ...(style !== null && sizes.style > style ? [`${path}: style is over its ${style} kB`] : []),
    ...without
      .filter((name) => scripts.some((file) => traces(name).test(read(file))))
      .map((name) => `${path}: ${name} is loaded at once`),
  ];
}

/** What it adds to its page. */
function measureLater({ path, module, page, script }) {
  const [before, all] = [new Set(), new Set()];
  for (const each of ['index.html', page]) collect(each, before);
  collect(module, all);
  const size = sizeOf([...all].filter((key) => !before.has(key)).map((key) => manifest[key].file));
  console.log(`${path}: ${size.toFixed(2)} kB script of ${module} later (gzip)`);
  return size > script ? [`${path}: ${module} is over its ${script} kB`] : [];
}

/** Pages and later parts, other than those of /admin, that load some of its script. */
function withStaffScript() {
  const parts = Object.keys(manifest).filter(
    (key) => manifest[key].isDynamicEntry && !key.startsWith('admin/'),
  );
  const isOfStaff = (key) => key.startsWith('admin/') || OF_STAFF.test(read(manifest[key].file));
  return ['index.html', ...parts].flatMap((part) => {
    const chunks = new Set();
    collect(part, chunks);
    return [...chunks].some(isOfStaff) ? [`${part}: script of /admin is loaded with it`] : [];
  });
}

/** A chunk and what it imports statically; what is imported on demand comes later. */
function collect(key, chunks) {
  if (!manifest[key]) throw new Error(`${key} is not in the manifest: is the front end built?`);
  if (chunks.has(key)) return;
  chunks.add(key);
  for (const imported of manifest[key].imports ?? []) collect(imported, chunks);
}

/** Words that stay in the minified code of a library and nowhere else. */
function traces(name) {
  const words = {
    apollo: /ApolloClient|apolloclient/i,
    firebase: /identitytoolkit|@firebase/,
    braintree: /braintreegateway/,
    '@mantine': /data-mantine-styles|MantineProvider/,
  };
  return words[name];
}

function sizeOf(files) {
  return files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0) / KB;
}

function read(file) {
  return readFileSync(`${FOLDER}/${file}`, 'utf8');
}
