import { subscribeBrowser, unsubscribeBrowser } from '#frontend/app/session/push-subscription.ts';
import { useAddPushMutation, usePushQuery, useRemovePushMutation } from '#frontend/generated/graphql.ts';

/** The devices of the member, and turning notifications on and off. */
export function usePush() {
  const { data, refetch } = usePushQuery({ fetchPolicy: 'cache-and-network' });
  const [add] = useAddPushMutation();
  const [remove] = useRemovePushMutation();
  return {
    push: data?.push ?? null,
    /** Does nothing when the reader says no. Throws a DOMException when the push service of the browser does not answer. */
    turnOn: async (publicKey: string) => {
      const input = await subscribeBrowser(publicKey);
      if (!input) return;
      await add({ variables: { input } });
      await refetch();
    },
    turnOff: async (id: string) => {
      const isHere = data?.push?.devices.some((device) => device.id === id && device.isCurrent);
      await remove({ variables: { input: { id } } });
      if (isHere) await unsubscribeBrowser().catch(() => {});
      await refetch();
    },
  };
}
