import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createClient } from '#frontend/app/apollo/client.ts';
import { setServerNow } from '#frontend/app/server-clock.ts';
import { setSession } from '#frontend/app/session/session.ts';
import type { Answers } from './answers.ts';
import { NOW, sampleMember } from './samples.ts';

interface Shown {
  at: string;
  answers: Answers;
  member?: ReturnType<typeof sampleMember>;
}

/** Shows one page to a member, with the product's Apollo client over the answers of the test. */
export function show(page: ReactNode, { at, answers, member = sampleMember() }: Shown) {
  setServerNow(NOW);
  act(() => setSession({ status: 'member', member }));
  const client = createClient({ token: async () => 'token', ended: () => {} }, answers.fetch);
  const [path = '/'] = at.split('?');
  const elsewhere = { path: '*', element: <p>Elsewhere</p> };
  const router = createMemoryRouter([{ path, element: page }, elsewhere], { initialEntries: [at] });
  render(
    <ApolloProvider client={client}>
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>
    </ApolloProvider>,
  );
  return router;
}
