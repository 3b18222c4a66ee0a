import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** A text in the replacement, so that a check can find it in a build that must not contain it. */
export const LOOPBACK_MARKER = 'local-braintree-loopback-check';

const require = createRequire(import.meta.url);

/**
 * braintree-web accepts only Braintree's hosts. In development builds both places where it checks that are replaced
 * by a check for this machine. The package's default entries are prebuilt files, in which nothing can be replaced, so
 * the plugin resolves to its sources.
 */
export function localBraintree(): Plugin {
  return {
    name: 'local-braintree',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          { find: /^braintree-web\/client$/, replacement: require.resolve('braintree-web/client/index.js') },
          {
            find: /^braintree-web\/hosted-fields$/,
            replacement: require.resolve('braintree-web/hosted-fields/index.js'),
          },
        ],
      },
      optimizeDeps: {
        include: ['braintree-web/client', 'braintree-web/hosted-fields'],
        rolldownOptions: { plugins: [loopbackOnly] },
      },
    }),
    load: loopbackOnly.load,
  };
}

const loopbackOnly = {
  name: 'local-braintree-loopback',
  load(id: string): string | undefined {
    const path = id.replaceAll('\\', '/').split('?')[0] ?? '';
    return path.endsWith('/braintree-web/lib/is-verified-domain.js') ? loopbackCheck : undefined;
  },
};

const loopbackCheck = `
module.exports = function isVerifiedDomain(url) {
  try {
    var host = new URL(url).hostname;
  } catch (error) {
    return false;
  }
  return ['127.0.0.1', 'localhost', '[::1]'].indexOf(host) >= 0;
};
module.exports.madeFor = '${LOOPBACK_MARKER}';
`;
