import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { client } from '#frontend/app/session/live-session.ts';

/** Apollo for the sales pages, which are outside the member layout. */
export function BillingProviders() {
  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  );
}
