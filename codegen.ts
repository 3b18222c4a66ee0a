import type { CodegenConfig } from '@graphql-codegen/cli';

const scalar = (type: string) => ({ input: type, output: type });

/** Documents of the front end become one module of types, documents and hooks. */
const config: CodegenConfig = {
  schema: process.env.CODEGEN_SCHEMA ?? 'schema/schema.graphql',
  documents: 'frontend/**/*.graphql',
  generates: {
    [process.env.CODEGEN_OUT ?? 'frontend/generated/graphql.ts']: {
      plugins: ['typescript-operations', 'typed-document-node', './schema/codegen/hooks-plugin.mjs'],
      config: {
        strictScalars: true,
        scalars: {
          ID: scalar('string'),
          Date: scalar('string'),
          DateTime: scalar('string'),
          LocalTime: scalar('string'),
        },
        enumType: 'string-literal',
        useTypeImports: true,
      },
    },
  },
};

export default config;
