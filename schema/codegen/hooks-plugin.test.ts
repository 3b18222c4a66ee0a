import { describe, expect, test } from '@jest/globals';
import { buildSchema, parse } from 'graphql';
import { plugin } from './hooks-plugin.mjs';

const schema = buildSchema('type Query { a(b: Int): Int }');

/** What the plugin writes for documents, given as texts. */
async function written(...documents: string[]) {
  const files = documents.map((text, place) => ({ location: `${place}.graphql`, document: parse(text) }));
  return plugin(schema, files, {});
}

describe('one typed hook for each operation', () => {
  test('a query whose variables are all optional takes no options or some', async () => {
    const { content } = await written('query Board($date: Date) { board(date: $date) { date } }');
    expect(content).toBe(
      [
        'export function useBoardQuery(options?: useQuery.Options<BoardQuery, BoardQueryVariables>) {',
        '  return useQuery<BoardQuery, BoardQueryVariables>(BoardDocument, options);',
        '}',
      ].join('\n'),
    );
  });

  test('a query with a required variable cannot be called without it', async () => {
    const { content } = await written('query OnePick($id: ID!) { pick(id: $id) { id } }');
    expect(content).toContain(
      'useOnePickQuery(options: useQuery.Options<OnePickQuery, OnePickQueryVariables> & { variables: OnePickQueryVariables })',
    );
  });

  test('one with a default may', async () => {
    const { content } = await written('query Some($first: Int! = 10) { picks(first: $first) { id } }');
    expect(content).toContain('useSomeQuery(options?: ');
  });

  test('a mutation gets its variables when it is called', async () => {
    const { content } = await written(
      'mutation createPick($input: CreatePickInput!) { createPick(input: $input) { pick { id } } }',
    );
    expect(content).toContain(
      'export function useCreatePickMutation(options?: useMutation.Options<CreatePickMutation, CreatePickMutationVariables>)',
    );
    expect(content).toContain('(CreatePickDocument, options)');
  });

  test('a subscription', async () => {
    const { content } = await written('subscription Live { picks { id } }');
    expect(content).toContain('export function useLiveSubscription(options?: useSubscription.Options<');
  });
});

describe('the module', () => {
  test('imports what it uses, each once, and nothing else', async () => {
    const { prepend } = await written('query A { a }', 'query B { a }', 'mutation C { c }');
    expect(prepend).toEqual(["import { useMutation, useQuery } from '@apollo/client/react';"]);
    expect((await written('query A { a }')).prepend).toEqual([
      "import { useQuery } from '@apollo/client/react';",
    ]);
  });

  test('has no hook for fragments and operations without a name', async () => {
    const { content } = await written('fragment F on Query { a } { a }', 'query Named { ...F }');
    expect(content.match(/export function/g)).toHaveLength(1);
  });

  test('without any operation is empty', async () => {
    expect(await written('fragment F on Query { a }')).toEqual({ prepend: [], content: '' });
  });
});
