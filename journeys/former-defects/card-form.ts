import { overflowOf } from '../accessibility.ts';
import { cardLayoutProblems } from '../card-layout.ts';
import { inFirefox } from '../launch-browser.ts';
import { newMember, newPayingMember } from '../new-members.ts';
import { phone } from '../phones.ts';
import { USER_AGENTS, type UserAgent } from '../user-agents.ts';
import { expectThat, type Probe, type Product, pageOf } from './probe.ts';

const AGENTS = inFirefox() ? (['Firefox'] as const) : (Object.keys(USER_AGENTS) as UserAgent[]);

/** Where a card is typed, opened on this phone. */
const PLACES = {
  'the checkout': async ({ visit }: Product, agent: UserAgent) => {
    const { page } = await visit(phone(agent));
    await page.goto('/checkout/plus');
    return page;
  },
  'the trial': async (product: Product, agent: UserAgent) =>
    pageOf(product, await newMember(product.origin, 'trial'), '/trial-checkout', phone(agent)),
  'the dialog': async (product: Product, agent: UserAgent) => {
    const member = await newPayingMember(product.origin, 'plus');
    const page = await pageOf(product, member, '/subscription', phone(agent));
    await page.getByRole('button', { name: 'Update Payment Method' }).click();
    return page;
  },
};

export const CARD_FORM: Probe[] = AGENTS.flatMap((agent) =>
  Object.entries(PLACES).map(([place, open]) => ({
    row: '1',
    promise: `${agent}: in ${place} nothing lies over a card field`,
    check: async (product) => {
      const page = await open(product, agent);
      const problems = await cardLayoutProblems(page);
      expectThat(problems.length === 0, problems.join(', '));
      expectThat((await overflowOf(page)) === 0, 'the page scrolls sideways');
    },
  })),
);
