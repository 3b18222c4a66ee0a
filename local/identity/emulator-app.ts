import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';

type AuthServer = { createApp(projectId: string): Promise<RequestListener> };
type Middleware = (specification: unknown, options: object) => unknown;
type ApiSpec = { default: { paths: Record<string, unknown> } };

/** What neither the browser SDK nor firebase-admin calls here: not read at start, and not served untested. */
const NOT_NEEDED =
  /tenants|Saml|oauthIdp|mfa|passkey|SupportedIdp|GameCenter|IosClient|PhoneNumber|[vV]erificationCode|identityPlatform/;

/**
 * The official Firebase Auth emulator as a request listener. It comes from inside firebase-tools,
 * which has no public way in, so this file and its test are all that know the path (docs/decisions/0011).
 */
export async function createEmulatorApp(projectId: string): Promise<RequestListener> {
  const require = createRequire(import.meta.url);
  const spec: ApiSpec = require('firebase-tools/lib/emulator/auth/apiSpec');
  for (const path of Object.keys(spec.default.paths)) {
    if (NOT_NEEDED.test(path)) delete spec.default.paths[path];
  }
  compileWhenAsked(require('exegesis-express'));
  const server: AuthServer = require('firebase-tools/lib/emulator/auth/server');
  return server.createApp(projectId);
}

/** Compiling a validator for each of some hundred parameters is three quarters of the start; most are never asked. */
function compileWhenAsked(exegesis: { middleware: Middleware }): void {
  const { middleware } = exegesis;
  exegesis.middleware = (specification, options) =>
    middleware(specification, { ...options, lazyCompileValidationSchemas: true });
}
