/**
 * Writes one typed Apollo Client 4 hook for each operation: `query Board` becomes `useBoardQuery`. The
 * published hooks plugin does not compile with Apollo Client 4. Variables are required exactly where the
 * operation requires them, and `skipToken` is accepted for queries.
 */
const KINDS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction} */
export const plugin = (_schema, documents) => {
  const operations = documents.flatMap((file) =>
    file.document.definitions.filter(
      (definition) => definition.kind === 'OperationDefinition' && definition.name,
    ),
  );
  const kinds = [...new Set(operations.map((operation) => KINDS[operation.operation]))].sort();
  const hooks = kinds.map((kind) => `use${kind}`).join(', ');
  const prepend = hooks ? [`import { ${hooks} } from '@apollo/client/react';`] : [];
  return { prepend, content: operations.map(hookOf).join('\n\n') };
};

function hookOf(operation) {
  const kind = KINDS[operation.operation];
  const name = `${operation.name.value[0].toUpperCase()}${operation.name.value.slice(1)}`;
  const type = `${name}${kind}`;
  const generics = `<${type}, ${type}Variables>`;
  if (kind === 'Mutation')
    return `export function use${type}(options?: useMutation.Options${generics}) {\n  return useMutation${generics}(${name}Document, options);\n}`;
  const required = operation.variableDefinitions?.some(
    (variable) => variable.type.kind === 'NonNullType' && !variable.defaultValue,
  );
  const options =
    kind === 'Query'
      ? `use${kind}.Options${generics}${required ? ` & { variables: ${type}Variables }` : ''}`
      : `use${kind}.Options${generics}`;
  return `export function use${type}(options${required ? '' : '?'}: ${options}) {\n  return use${kind}${generics}(${name}Document, options);\n}`;
}
