import { askAs } from './ask-as.ts';
import { DEMO_USERS } from './demo-users.ts';

const PLAN = `{
  me { planStatus }
  subscription { tier pastDue cancelAtPeriodEnd graceEndsAt nextChargeAt nextChargeCents }
  paymentMethod { last4 }
  invoices { nodes { number state } }
}`;

const HISTORY = `{
  member(id: "demo-pastdue") { plan { currentPeriodStartsAt currentPeriodEndsAt } timeline { type at } }
}`;

/** What an admin reads of the member whose renewal was declined. */
export async function pastDueHistory(port: number) {
  const origin = `http://localhost:${port}`;
  const [admin] = DEMO_USERS.filter(({ role }) => role === 'OWNER');
  if (!admin) throw new Error('The demo has no admin.');
  const ask = await askAs(admin, { identityOrigin: origin, gatewayOrigin: origin });
  type Events = { type: string; at: string }[];
  const { member } = (await ask(HISTORY)).data as {
    member: { plan: { currentPeriodStartsAt: string; currentPeriodEndsAt: string }; timeline: Events };
  };
  return member;
}

/** What each demo member's plan looks like to them. */
export async function demoPlans(port: number): Promise<Record<string, unknown>> {
  const origin = `http://localhost:${port}`;
  const plans = DEMO_USERS.map(async (user) => {
    const ask = await askAs(user, { identityOrigin: origin, gatewayOrigin: origin });
    return [user.email.split('@')[0], (await ask(PLAN)).data] as const;
  });
  return Object.fromEntries(await Promise.all(plans));
}
