import { useConnection } from '#frontend/app/connection.ts';
import { FailurePage } from '#frontend/ui/FailurePage.tsx';

/** In place of a member's page while their account cannot be loaded; the banner above retries. */
export function AccountUnreachable() {
  if (useConnection() === 'offline')
    return (
      <FailurePage heading="This page needs a connection" text="It opens as soon as you are back online." />
    );
  return (
    <FailurePage
      heading="Your account could not be loaded"
      text="You are still signed in. This page opens as soon as the server responds."
    />
  );
}
