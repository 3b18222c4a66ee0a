import { optionalPart } from '#frontend/app/download.ts';

const load = () => import('./market/market-parts.ts');

/** Downloaded after the board is on screen, and only where one of its picks is on a game of the schedule. */
export const BoardMarket = optionalPart(async () => (await load()).BoardMarket);
export const PickPrice = optionalPart(async () => (await load()).PickPrice);
export const ScoreVerdict = optionalPart(async () => (await load()).ScoreVerdict);
