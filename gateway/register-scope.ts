import type { FastifyInstance, FastifyRegisterOptions } from 'fastify';

const NAME = Symbol.for('fastify.display-name');

/**
 * Registers routes with hooks and parsers of their own. Fastify looks for the name of a nameless scope among all loaded
 * modules: in a test, where their list is slow to read, that took as long as building the schema.
 */
export async function registerScope(
  app: FastifyInstance,
  name: string,
  install: (scope: FastifyInstance) => Promise<void>,
  options: FastifyRegisterOptions<object> = {},
): Promise<void> {
  await app.register(Object.assign(install, { [NAME]: name }), options);
}
