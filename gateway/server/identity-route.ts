import type { FastifyInstance } from 'fastify';
import type { Environment } from '#gateway/env.ts';

type IdentityEnvironment = Pick<
  Environment,
  'FIREBASE_API_KEY' | 'FIREBASE_AUTH_DOMAIN' | 'FIREBASE_PROJECT_ID' | 'FIREBASE_AUTH_EMULATOR_HOST'
>;

/** The public configuration of the identity provider, for programs in which members sign in. Pages have it in themselves. */
export function installIdentity(app: FastifyInstance, env: IdentityEnvironment): void {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain, FIREBASE_PROJECT_ID: projectId } = env;
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator } = env;
  const host = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const signInUrl = `${host}/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`;
  const config = { apiKey, authDomain, projectId, signInUrl };
  app.get('/api/identity', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(config),
  );
}
