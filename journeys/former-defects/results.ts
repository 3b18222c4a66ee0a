import { addDays } from '#schema/rules/time/eastern-time.ts';
import { expectShown, expectThat, openAs, type Probe, type Product, todayOf } from './probe.ts';

/** A past day with wins and losses, as the VIP member sees it. */
async function openPastDay(product: Product) {
  const page = await openAs(product, 'vip', `/dashboard?date=${addDays(await todayOf(product), -4)}`);
  await page.getByText('Winner', { exact: true }).first().waitFor();
  return page;
}

export const RESULTS: Probe[] = [
  {
    row: '25',
    promise: 'a graded card has the game with its home side, units, a score, and one minus sign',
    check: async (product) => {
      const page = await openPastDay(product);
      const card = page
        .getByRole('article')
        .filter({ has: page.getByText('Winner', { exact: true }) })
        .first();
      const game = await card.getByRole('heading').textContent();
      const words = (await page.getByRole('main').textContent()) ?? '';
      const ended = (await card.textContent()) ?? '';
      const problems = [
        !game?.includes(' @ ') && `the game is “${game}”`,
        !/\d+–\d+/.test(ended) && 'no final score',
        !/[+−]\d+\.?\d* ?u/.test(ended) && 'no units',
        / -\d/.test(words) && `a hyphen is a minus: “${/\S+ -\d\S*/.exec(words)?.[0]}”`,
      ].filter((problem) => problem !== false);
      expectThat(problems.length === 0, problems.join(', '));
    },
  },
  {
    row: '27',
    promise: 'home shows the results of yesterday',
    check: async (product) => {
      const page = await openAs(product, 'premium', '/home');
      await expectShown(page.getByRole('list', { name: 'Results of yesterday' }));
    },
  },
  {
    row: '28',
    promise: 'a loss is as large as a win',
    check: async (product) => {
      const page = await openPastDay(product);
      const heightOf = async (word: string) => {
        const mark = page.getByRole('article').getByText(word, { exact: true }).first();
        return Math.round((await mark.boundingBox())?.height ?? 0);
      };
      const [win, loss] = [await heightOf('Winner'), await heightOf('Loss')];
      expectThat(win === loss, `a win is ${win} px high, a loss ${loss}`);
    },
  },
];
