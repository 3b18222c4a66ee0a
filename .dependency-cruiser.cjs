/**
 * Imports point one way: frontend → generated → schema ← gateway; `local` never ships and meets the gateway
 * only over the network (docs/architecture.md).
 */
const top = (names) => `^(${names})/`;
/** The one part of the desk that shows what members see. */
const PREVIEW = '^frontend/admin/board-preview/';
/** `billing` is what all pages that take or change money share: card fields, plan dialogs, words of failures. */
const SHARED = 'app|layout|ui|plots|billing|generated|testing|public';

/** What `npm test` installs and `npm start` does not. */
const TOOLS = Object.keys(require('./packages/tools/package.json').devDependencies);

/** The layers of the gateway, top to bottom (docs/architecture.md): a file imports from its own layer and those below. */
const LAYERS = [
  {
    name: 'entry',
    path: '^gateway/[^/]+$',
    pathNot: '^gateway/(app-error|bundle-places|env|log|read-environment|register-scope|release|spans)\\.ts$',
  },
  { name: 'demo', path: '^gateway/demo/' },
  { name: 'setup', path: '^gateway/setup/' },
  { name: 'developers', path: '^gateway/developers/' },
  { name: 'public-pages', path: '^gateway/public-pages/' },
  { name: 'server', path: '^gateway/(server|jobs)/' },
  { name: 'api', path: '^gateway/(admin|rest|explorer)/' },
  { name: 'outgoing', path: '^gateway/(live|outgoing-webhooks|pick-alerts)/' },
  { name: 'figures', path: '^gateway/figures/' },
  { name: 'nouns', path: '^gateway/(picks|users|alert-settings|api-keys|limits|push-subscriptions)/' },
  { name: 'games', path: '^gateway/games/' },
  { name: 'billing-plan', path: '^gateway/billing/plan/' },
  { name: 'billing-invoices', path: '^gateway/billing/invoices/' },
  { name: 'billing-checkout', path: '^gateway/billing/checkout/' },
  { name: 'billing-card-attempts', path: '^gateway/billing/card-attempts/' },
  { name: 'billing-offers', path: '^gateway/billing/(coupons|trials)/' },
  { name: 'billing-reconciliation', path: '^gateway/billing/reconciliation/' },
  { name: 'billing-settlement', path: '^gateway/billing/settlement/' },
  { name: 'billing-ledger', path: '^gateway/billing/ledger/' },
  { name: 'billing-processor', path: '^gateway/billing/processor/' },
  { name: 'mail', path: '^gateway/mail/' },
  { name: 'record', path: '^gateway/record/' },
  { name: 'graphql', path: '^gateway/graphql/' },
  { name: 'auth', path: '^gateway/auth/' },
  { name: 'rate-limits', path: '^gateway/rate-limits/' },
  { name: 'integrations', path: '^gateway/integrations/' },
  { name: 'database', path: '^gateway/database/' },
  {
    name: 'ground',
    path: '^gateway/(env/|(app-error|bundle-places|env|log|read-environment|register-scope|release|spans)\\.ts$)',
  },
];

/** Tests may build a whole gateway; everything else keeps to its layer. */
const TESTS = '\\.test\\.ts$|^gateway/testing/';

const layerRules = LAYERS.slice(1).map(({ name, path }, at) => ({
  name: `gateway-layers-${name}`,
  comment: `Imports run downward: ${name} may not import from the layers above it (LAYERS in .dependency-cruiser.cjs).`,
  severity: 'error',
  from: { path, pathNot: TESTS },
  to: {
    path: LAYERS.slice(0, at + 1).map((layer) => layer.path),
    pathNot: LAYERS[0].pathNot,
  },
}));

/** The layers of the local world, top to bottom (local/README.md). Tests may use all of them. */
const LOCAL_LAYERS = [
  { name: 'entry', path: '^local/([^/]+$|money-demo/)' },
  { name: 'test-run', path: '^local/test-run/' },
  { name: 'cluster', path: '^local/cluster/' },
  { name: 'stand-ins', path: '^local/stand-ins/' },
  { name: 'world', path: '^local/world/' },
  { name: 'proxy', path: '^local/proxy/' },
  { name: 'services', path: '^local/(clock|discord|google|mailbox|odds|push)/' },
  { name: 'pages', path: '^local/pages/' },
  { name: 'demo', path: '^local/demo/' },
  { name: 'testing', path: '^local/testing/' },
  { name: 'integrations', path: '^local/(identity|postgres|programs|witness)/' },
  { name: 'system', path: '^local/system/' },
];

const localLayerRules = LOCAL_LAYERS.slice(1).map(({ name, path }, at) => ({
  name: `local-layers-${name}`,
  comment: `Imports run downward: ${name} may not import from the layers above it (LOCAL_LAYERS in .dependency-cruiser.cjs).`,
  severity: 'error',
  from: { path, pathNot: '\\.test\\.ts$' },
  to: { path: LOCAL_LAYERS.slice(0, at + 1).map((layer) => layer.path) },
}));

/** What `npm run …` starts, outside Jest. */
const SCRIPTS = Object.values(require('./package.json').scripts)
  .flatMap((command) => [...command.matchAll(/--import tsx ([\w/-]+\.ts)/g)])
  .map(([, path]) => `^${path.replace('.', '\\.')}$`);

module.exports = {
  forbidden: [
    ...layerRules,
    ...localLayerRules,
    {
      name: 'every-local-file-has-a-layer',
      comment: 'A new folder of local is named in LOCAL_LAYERS first.',
      severity: 'error',
      from: {},
      to: { path: '^local/', pathNot: LOCAL_LAYERS.map(({ path }) => path) },
    },
    {
      name: 'no-circles-in-local',
      severity: 'error',
      from: { path: '^local/' },
      to: { circular: true },
    },
    {
      name: 'every-gateway-file-has-a-layer',
      comment: 'A new folder of the gateway is named in LAYERS first.',
      severity: 'error',
      from: {},
      to: { path: '^gateway/', pathNot: [...LAYERS.map(({ path }) => path), '^gateway/testing/'] },
    },
    {
      name: 'tests-stay-in-tests',
      severity: 'error',
      from: { path: '^gateway/', pathNot: TESTS },
      to: { path: '^gateway/testing/' },
    },
    {
      name: 'no-circles-in-the-gateway',
      comment: 'Types count: a type that two files need lives in the lower one.',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { circular: true },
    },
    {
      name: 'rules-are-pure',
      comment: 'schema/rules runs in the browser and on the server: nothing but itself.',
      severity: 'error',
      from: { path: '^schema/rules/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^schema/rules/' },
    },
    {
      name: 'schema-knows-nobody',
      severity: 'error',
      from: { path: '^schema/', pathNot: '^schema/codegen/' },
      to: { path: top('gateway|frontend|local|journeys|bench|record|packages') },
    },
    {
      name: 'record-proves-alone',
      comment: 'A verifier that somebody downloads holds nothing of the product but its rules.',
      severity: 'error',
      from: { path: '^record/', pathNot: '\\.test\\.ts$|^record/(testing|verifier/build)' },
      to: {
        path: '.',
        pathNot: ['^record/', '^schema/rules/', '^node_modules/@noble/', '^(node:)?(crypto|fs|zlib)$'],
      },
    },
    {
      name: 'frontend-knows-only-rules',
      comment:
        'The browser gets types by codegen and rules by schema/rules, plots by schema/pages/plots; never server code.',
      severity: 'error',
      from: { path: '^frontend/' },
      to: {
        path: top('schema|gateway|local|journeys|bench|packages'),
        pathNot: '^schema/(rules|pages/plots|testing)/',
      },
    },
    {
      name: 'schema-testing-is-for-tests',
      comment: 'What ships holds no computation that only a test calls; schema/testing holds those.',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|(^|/)testing/' },
      to: { path: '^schema/testing/' },
    },
    {
      name: 'frontend-is-for-browsers',
      severity: 'error',
      // frontend/build runs at build, on Node.
      from: { path: '^frontend/.*\\.tsx?$', pathNot: '\\.test\\.tsx?$|^frontend/(testing|build)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'features-mind-their-own-business',
      comment: 'What two features share moves to ui, layout or schema/rules.',
      severity: 'error',
      from: { path: `^frontend/(?!(?:${SHARED})/)([^/]+)/`, pathNot: PREVIEW },
      to: { path: `^frontend/(?!(?:${SHARED})/)[^/]+/`, pathNot: '^frontend/$1/' },
    },
    {
      name: 'preview-knows-the-board-alone',
      comment:
        'What the desk previews is the board of members itself, and not a copy that can differ from it.',
      severity: 'error',
      from: { path: PREVIEW },
      to: { path: `^frontend/(?!(?:${SHARED}|admin|picks)/)[^/]+/` },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^frontend/ui/' },
      to: { path: `^frontend/(?!(?:${SHARED})/)[^/]+/` },
    },
    {
      name: 'no-circles-in-frontend',
      comment: 'Types count: a type that two files need has a file of its own.',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { circular: true },
    },
    {
      name: 'gateway-meets-local-over-the-network',
      severity: 'error',
      from: { path: '^gateway/', pathNot: TESTS },
      to: { path: top('frontend|local|journeys|bench|packages') },
    },
    {
      name: 'gateway-tests-share-test-tools',
      comment:
        'What tests of several folders need stands once, in local; the demo season is a season for tests too, and the stand-in of the feed has it. A moved clock moves the whole world.',
      severity: 'error',
      from: { path: '^gateway/(testing/|.*\\.test\\.ts$)' },
      to: {
        path: top('frontend|local|journeys|bench|packages'),
        pathNot: '^local/((testing|identity|mailbox|odds|push|discord|witness|demo|clock)/|system/clock)',
      },
    },
    {
      name: 'local-knows-only-rules-and-pages',
      severity: 'error',
      from: { path: '^local/' },
      to: { path: top('schema|gateway|frontend|journeys|bench'), pathNot: '^schema/(rules|pages)/' },
    },
    {
      name: 'journeys-see-what-people-see',
      severity: 'error',
      from: { path: '^journeys/' },
      to: { path: top('schema|gateway|frontend|bench'), pathNot: '^schema/rules/' },
    },
    {
      name: 'scripts-run-without-jest',
      comment: 'Jest’s own import throws outside its tests: what a script shares with tests asserts nothing.',
      severity: 'error',
      from: { path: SCRIPTS },
      to: { path: 'node_modules/@jest/globals/', reachable: true },
    },
    {
      name: 'the-product-needs-no-tools',
      comment:
        'npm start and npm run build install no tool (docs/decisions/0104): what they need is in package.json of the project.',
      severity: 'error',
      from: {
        path: '^(frontend|gateway|schema|record|local|packages/braintree-local)/|^vite.config.ts$',
        pathNot: '\\.(test|story)\\.tsx?$|/testing/|^(schema/codegen|local/(test-run|cluster))/',
      },
      to: { path: `^node_modules/(${TOOLS.join('|')})/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'packages-know-nobody',
      comment: 'A package of packages/ could stand in a repository of its own.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: top('schema|gateway|frontend|local|journeys|bench') },
    },
    {
      name: 'packages-have-no-circles',
      comment: 'Types count too.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { circular: true },
    },
    {
      name: 'packages-by-their-exports',
      comment: 'A package is imported by its name, and so by the exports of its package.json alone.',
      severity: 'error',
      from: { pathNot: '^packages/' },
      to: { path: '^packages/', dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'everything-is-found',
      severity: 'error',
      from: {},
      // A package of types alone has no module to be found.
      to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|packages/client/dist|\\.local|coverage)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Types count too: a type of the server in the browser is still a thread between them.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types', 'style'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
