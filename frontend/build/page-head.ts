import type { PublicPagePath } from '#schema/rules/api/public-paths.ts';
import { openedPicks } from '#schema/rules/money/plan-opens.ts';
import { LEAGUES_TEXT } from '#schema/rules/picks/leagues.ts';
import { NAME_TOKENS } from '#schema/rules/text/product.ts';

/** Marketing pages too, which hold nothing to search for. */
export const PREVIEWED = ['/signup', '/vip-offer'] as const;
type DescribedPath = PublicPagePath | (typeof PREVIEWED)[number];

/** What search engines and link previews say of the marketing pages. */
const DESCRIPTIONS: Record<DescribedPath, string> = {
  '/start': `Daily ${LEAGUES_TEXT} picks from analysts and models, graded in public, losses included.`,
  '/trial': 'Your first day is free: today’s Free picks with the price and the reason. No card needed.',
  '/pricing': 'Plus and Premium plans for daily sports picks. Billed monthly, cancel anytime.',
  '/record':
    'Every pick, losses included: record, units, yield with its interval, closing line value and what luck alone does.',
  '/privacy': `What ${NAME_TOKENS.name} knows about its members, and what it does with it.`,
  '/record/rules':
    'What counts in the record, how picks are graded, and what happens when a game is not played.',
  '/record/verify':
    'Check a proof: when a pick was sealed, and whether any was changed or left out since the log began.',
  '/signup': 'Create an account: your first day of Free picks costs nothing and needs no card.',
  '/vip-offer': `${openedPicks('VIP')}.`,
  '/terms': `The terms of a ${NAME_TOKENS.name} membership.`,
};
interface Picture {
  path: string;
  description: string;
}

/** Drawn by journeys/draw-pictures.ts. */
const SHARE_PICTURE: Picture = {
  path: '/share.png',
  description: `${NAME_TOKENS.name}: daily sports picks, every result on the record`,
};
/** Of these the gateway draws the figures (gateway/public-pages/card-routes.ts). */
const OWN_PICTURES: Record<string, Picture> = {
  '/record': {
    path: '/record/card.png',
    description: `The record of ${NAME_TOKENS.name} so far, losses included`,
  },
};

/** Description, canonical link and previews of a page. The gateway puts its address in place of __PUBLIC_URL__. */
export function pageHead(path: string, title: string): { description: string | null; tags: string[] } {
  const description = isDescribed(path) ? DESCRIPTIONS[path] : null;
  const picture = OWN_PICTURES[path] ?? SHARE_PICTURE;
  const address = `__PUBLIC_URL__${path}`;
  // The same page at two addresses (product.txt section 2): search engines keep one.
  const canonicalPath = path === '/sign-in' ? '/signin' : path;
  const canonical = `<link rel="canonical" href="__PUBLIC_URL__${canonicalPath}">`;
  if (!description) return { description, tags: [canonical] };
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', NAME_TOKENS.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:image', `__PUBLIC_URL__${picture.path}`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', picture.description],
  ].map(([property, content = '']) => `<meta property="${property}" content="${escaped(content)}">`);
  return {
    description,
    tags: [canonical, ...tags, '<meta name="twitter:card" content="summary_large_image">'],
  };
}

function isDescribed(path: string): path is DescribedPath {
  return path in DESCRIPTIONS;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
