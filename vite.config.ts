import { resolve } from 'node:path';
import { localBraintree } from '@chalkline/braintree-local/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { cardHelperInputs } from './frontend/build/card-helper-inputs-plugin.ts';
import { compressPlugin } from './frontend/build/compress-plugin.ts';
import { nonceMeta } from './frontend/build/nonce-meta-plugin.ts';
import { preloadFont } from './frontend/build/preload-font-plugin.ts';
import { splitDocuments } from './frontend/build/split-documents-plugin.ts';
import { splitFirebase } from './frontend/build/split-firebase-plugin.ts';
import { writePages } from './frontend/build/write-pages-plugin.ts';

import { PAID_TIERS } from './schema/rules/access/tiers.ts';
import { FIRST_PRICES } from './schema/rules/money/plan-prices.ts';
import { NAME_TOKENS, PRODUCT } from './schema/rules/text/product.ts';

/** Vite's own server has no gateway before it that fills the page's configuration in. */
const LOCAL_CONFIG = {
  firebase: { apiKey: 'local', authDomain: 'localhost', projectId: 'demo-chalkline' },
  tracking: { adapter: 'log' },
  planPrices: Object.fromEntries(
    PAID_TIERS.map((tier) => [tier, { monthlyCents: FIRST_PRICES[tier], earlierCents: null }]),
  ),
};

function localConfig(): Plugin {
  return {
    name: 'local-config',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replace('__CONFIG__', JSON.stringify(LOCAL_CONFIG))
        .replace('__BRAND_STYLE__', '')
        .replaceAll(NAME_TOKENS.name, PRODUCT.name),
  };
}

const PRODUCTION_PARTS = [
  // The package leads bundlers to its development build, with all its warnings, in production too.
  { find: /^react-router$/, replacement: 'react-router/dist/production/index.mjs' },
  { find: /^react-router\/dom$/, replacement: 'react-router/dist/production/dom-export.mjs' },
  // What it re-exports: its own file adds thirty bytes that report its version to Google.
  { find: /^firebase\/app$/, replacement: '@firebase/app' },
].map(({ find, replacement }) => ({ find, replacement: resolve('node_modules', replacement) }));

export default defineConfig(({ mode, command }) => ({
  root: 'frontend',
  // No .env files: gateway/env.ts is the one reader of the environment.
  envDir: false,
  // Beside the local world cards go to the local Braintree; a production build knows Braintree's hosts only.
  plugins: [
    react(),
    cardHelperInputs(),
    localConfig(),
    splitDocuments(),
    splitFirebase(),
    preloadFont(),
    nonceMeta(),
    writePages(),
    compressPlugin(),
    ...(['local', 'development'].includes(mode) ? [localBraintree()] : []),
  ],
  // In a production build this is the constant false, so that no trace of the local world is left in it.
  define: { __LOCAL__: JSON.stringify(mode === 'development') },
  // rxjs, which Apollo uses, would otherwise come in its older and larger build.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    alias: command === 'build' ? PRODUCTION_PARTS : [],
  },
  // The gateway puts a fresh nonce in its place with each answer.
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: '../dist/frontend',
    emptyOutDir: true,
    manifest: true,
    // The licenses of everything that is bundled, beside it.
    license: { fileName: 'third-party-notices.md' },
    target: 'es2022',
    // Inlined fonts and images would need wider rules in the content security policy.
    assetsInlineLimit: 0,
    // Small modules that boards, home and results share: apart, each would be a file that compresses badly.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'results',
              test: /schema\/rules\/(picks\/(evening|game-state|day-summary|pick-values|market-label|game-text)|text\/(units-text|numbers))\.ts$/,
            },
            { name: 'icons', test: /icons\/Icon(Trophy|Lock|ChevronLeft|ChevronRight)\.mjs$/ },
          ],
        },
      },
    },
    modulePreload: {
      polyfill: false,
      // What a page loads at a click shares nearly all of its scripts with the page: naming them again would cost more.
      resolveDependencies: (file, dependencies, { hostId, hostType }) =>
        hostType === 'html' || hostId.startsWith('assets/index-')
          ? dependencies
          : dependencies.filter((each) => each === file || each.endsWith('.css')),
    },
  },
}));
