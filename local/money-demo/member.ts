import { signIn } from '#local/identity/password-sign-in.ts';
import { until } from '#local/testing/until.ts';
import type { MoneyWorld } from './money-world.ts';

/** What a member sees of their plan. */
export type Plan = {
  me: { subscription: string; planStatus: string };
  subscription: {
    currentPeriodEndsAt: string;
    nextChargeAt: string | null;
    nextChargeCents: number | null;
    graceEndsAt: string | null;
    pendingTier: string | null;
  } | null;
  invoices: { nodes: { number: string; totalCents: number; state: string }[] };
};

type Purchase = { userId: string; tempPassword: string };

const PLAN = `{ me { subscription planStatus }
  subscription { currentPeriodEndsAt nextChargeAt nextChargeCents graceEndsAt pendingTier }
  invoices(first: 50) { nodes { number totalCents state } } }`;

/** A member as their browser acts: GraphQL over HTTP with a token of the identity provider. */
export class Member {
  readonly #world: MoneyWorld;
  readonly #email = 'ada.lovelace@chalkline.test';
  #token = '';

  constructor(world: MoneyWorld) {
    this.#world = world;
  }

  async ask<D>(query: string, input?: Record<string, unknown>): Promise<D> {
    const response = await fetch(`${this.#world.origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
      },
      body: JSON.stringify({ query, variables: { input } }),
    });
    const { data, errors } = (await response.json()) as { data: D; errors?: { message: string }[] };
    if (errors?.[0]) throw new Error(errors[0].message);
    return data;
  }

  /** Buys as a visitor, signs in with the password that came with it, and sets another. */
  async buy(planType: string): Promise<void> {
    const { purchase } = await this.ask<{ purchase: Purchase }>(
      'mutation ($input: PurchaseInput!) { purchase(input: $input) { userId tempPassword } }',
      {
        planType,
        email: this.#email,
        firstName: 'Ada',
        lastName: 'Lovelace',
        token: 'fake-valid-nonce',
      },
    );
    await this.#signIn(purchase.tempPassword);
    const newPassword = 'a password of her own';
    await this.ask('mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { userId } }', {
      userId: purchase.userId,
      newPassword,
    });
    await this.#signIn(newPassword);
  }

  async #signIn(password: string): Promise<void> {
    const origin = `http://${this.#world.identityHost}`;
    this.#token = (await signIn(origin, { email: this.#email, password })).token;
  }

  changePlan(tier: string): Promise<unknown> {
    return this.ask('mutation ($input: ChangePlanInput!) { changePlan(input: $input) { user { id } } }', {
      tier,
    });
  }

  cancel(): Promise<unknown> {
    return this.ask('mutation { cancelSubscription { user { id } } }');
  }

  reactivate(): Promise<unknown> {
    return this.ask('mutation { reactivateSubscription { user { id } } }');
  }

  newCard(token: string): Promise<unknown> {
    const query =
      'mutation ($input: UpdatePaymentMethodInput!) { updatePaymentMethod(input: $input) { user { id } } }';
    return this.ask(query, { token });
  }

  plan(): Promise<Plan> {
    return this.ask<Plan>(PLAN);
  }

  /** Waits until the workers have done what became due. */
  async sees(isSo: (plan: Plan) => boolean): Promise<Plan> {
    await until(async () => isSo(await this.plan()), 30_000);
    return this.plan();
  }
}
