import { resolve } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './local/testing/longest-first.ts';

/** `npm test` leaves these files to `npm run test:more`: they take minutes, or need programs that nobody has to install. */
const MORE = '**/*.more.test.ts';

/** Buying, signing in and the board: all journeys would take too long in a second browser. */
const IN_FIREFOX = ['buying', 'card-form', 'own-plan', 'sign-in', 'todays-picks', 'live-picks'];

/** TypeGraphQL and MikroORM stand on the older decorators, and on fields that are not defined before they are set. */
const oxc: TestProjectInlineConfiguration['oxc'] = {
  decorator: { legacy: true },
  assumptions: { setPublicClassFields: true },
  typescript: { removeClassFieldsWithoutInitializer: true },
};

const ALIAS = [
  // TypeGraphQL is CommonJS, and graphql must be one module for it and for our code.
  { find: /^graphql$/, replacement: resolve('node_modules/graphql/index.js') },
  // Node would take a build of its own, which keeps the fetch that it finds when it is loaded.
  { find: /^@firebase\/auth$/, replacement: resolve('node_modules/@firebase/auth/dist/esm/index.js') },
];

type Options = NonNullable<TestProjectInlineConfiguration['test']>;

function project(name: string, { setupFiles = [], ...test }: Options): TestProjectInlineConfiguration {
  return {
    oxc,
    resolve: { alias: ALIAS },
    test: {
      name,
      pool: 'forks',
      // A worker loads the modules of the product once, and not for each of its files (docs/decisions/0070).
      isolate: false,
      // The tests use real databases and accounts, and the machine may be busy: this ends what hangs, and judges nothing.
      ...{ testTimeout: 90_000, hookTimeout: 90_000 },
      setupFiles: ['local/testing/same-environment.ts', ...[setupFiles].flat()],
      ...test,
    },
  };
}

const WORLD = { setupFiles: ['reflect-metadata'], globalSetup: ['local/testing/start-world.ts'] };
const BROWSER = ['local/testing/provide-browser.ts'];

/** One project per kind of test. `npx vitest run --project gateway gateway/picks` runs some files of one. */
export default defineConfig({
  test: {
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      project('gateway', { include: ['gateway/**/*.test.ts'], exclude: [MORE], ...WORLD }),
      project('local', { include: ['local/**/*.test.ts'], exclude: [MORE], globalSetup: BROWSER }),
      project('braintree', { include: ['packages/braintree-local/**/*.test.ts'], globalSetup: BROWSER }),
      project('pages', {
        include: ['frontend/**/*.test.{ts,tsx}'],
        // A browser of its own for each file: pages keep what a reader did, as they do for a reader.
        pool: 'vmForks',
        environment: 'jsdom',
        // So that its parts are looked up by the alias above.
        server: { deps: { inline: [/firebase/] } },
        environmentOptions: { jsdom: { url: 'http://localhost' } },
        css: { modules: { classNameStrategy: 'non-scoped' } },
        setupFiles: ['jsdom-polyfills', 'matchers', 'plan-prices'].map(
          (file) => `frontend/testing/${file}.ts`,
        ),
      }),
      project('rules', { include: ['{schema,record}/**/*.test.ts'] }),
      project('examples', { include: ['{gateway,local}/**/*.more.test.ts'], ...WORLD }),
      project('journeys', {
        include: ['journeys/**/*.test.ts'],
        exclude: [MORE],
        globalSetup: ['journeys/start-world.ts'],
      }),
      project('journeys-more', {
        include: ['journeys/**/*.more.test.ts'],
        globalSetup: ['journeys/start-world.ts'],
      }),
      project('journeys-firefox', {
        include: IN_FIREFOX.map((name) => `journeys/${name}.test.ts`),
        globalSetup: ['journeys/start-firefox-world.ts'],
      }),
    ],
  },
});
