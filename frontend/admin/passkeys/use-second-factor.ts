import { useServerNow } from '#frontend/app/server-clock.ts';
import { useSecondFactorQuery } from '#frontend/generated/graphql.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';

/** The viewer's passkeys, and whether one has to be shown before the dashboard opens. */
export function useSecondFactor() {
  const { data } = useSecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  const now = useServerNow(MINUTE);
  const facts = data?.secondFactor;
  const isDue = !facts?.asksAgainAt || new Date(facts.asksAgainAt) <= now;
  return { facts, isLocked: !!facts?.passkeys.length && isDue };
}
