import { DEMO_PASSWORD, DEMO_USERS } from '#local/demo/demo-users.ts';
import { DEMO_COUPON } from '#local/demo/offer-coupon.ts';
import type { World } from './start-world.ts';

/** What is printed once everything is up: the addresses and the sign-ins. */
export function welcomeText({ origin }: World, seconds: number): string {
  const addresses = [
    ['Chalkline', `${origin}/`],
    ['GraphQL', `${origin}/graphql`],
    ['Explorer', `${origin}/explorer`],
    ['Clock', `${origin}/local/clock`],
    ['Mailbox', `${origin}/local/mailbox`],
    ['Devices', `${origin}/local/push`],
    ['Discord', `${origin}/local/discord`],
    ['Odds', `${origin}/local/odds`],
    ['Braintree', `${origin}/local/braintree/__control`],
  ];
  return [
    '',
    `Chalkline is ready after ${seconds.toFixed(1)} s.`,
    '',
    ...table(addresses),
    '',
    `Sign in with the password "${DEMO_PASSWORD}" as`,
    '',
    ...table(DEMO_USERS.map(({ email, note }) => [email, note])),
    '',
    `Coupon ${DEMO_COUPON.code}: ${DEMO_COUPON.note}.`,
    '',
    'Ctrl-C stops everything.',
  ].join('\n');
}

function table(rows: (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([first = '']) => first.length));
  return rows.map(([first = '', ...rest]) => `  ${first.padEnd(width)}   ${rest.join('   ')}`);
}
