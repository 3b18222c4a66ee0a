import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/**
 * Runs a public query without Apollo, which saves public pages 60 kB. What prints the query comes with the first one, so that a page
 * is there before it.
 */
export async function queryAsVisitor<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { printQuery } = await import('./print-query.ts');
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: printQuery(document), variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (!data || errors) throw new Error('The query failed');
  return data;
}
