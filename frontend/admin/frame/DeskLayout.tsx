import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { client } from '#frontend/app/session/live-session.ts';

/** What surrounds the desk: Apollo alone, and no menu of members. */
export function DeskLayout() {
  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  );
}
