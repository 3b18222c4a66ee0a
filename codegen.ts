import type { CodegenConfig } from '@graphql-codegen/cli';

const scalar = (type: string) => ({ input: type, output: type });

const typed = {
  strictScalars: true,
  scalars: {
    ID: scalar('string'),
    Date: scalar('string'),
    DateTime: scalar('string'),
    LocalTime: scalar('string'),
  },
  enumType: 'string-literal',
  useTypeImports: true,
};

/**
 * Documents of the front end become one module of types, documents and hooks; those of REST one without hooks. Both load
 * the fragments of `schema/fragments`. The published client has documents of its own.
 */
const config: CodegenConfig = {
  schema: process.env.CODEGEN_SCHEMA ?? 'schema/schema.graphql',
  generates: {
    [process.env.CODEGEN_OUT ?? 'frontend/generated/graphql.ts']: {
      documents: ['schema/fragments/*.graphql', 'frontend/**/*.graphql'],
      plugins: ['typescript-operations', 'typed-document-node', './schema/codegen/hooks-plugin.mjs'],
      config: typed,
    },
    [process.env.CODEGEN_REST_OUT ?? 'gateway/rest/generated/operations.ts']: {
      documents: ['schema/fragments/*.graphql', 'gateway/rest/*.graphql'],
      plugins: ['typescript-operations', 'typed-document-node'],
      config: typed,
    },
    // Types alone: the client of packages/client has no dependencies.
    [process.env.CODEGEN_CLIENT_OUT ?? 'packages/client/src/operations.ts']: {
      documents: ['packages/client/src/documents.ts'],
      plugins: ['typescript-operations'],
      config: typed,
    },
  },
};

export default config;
