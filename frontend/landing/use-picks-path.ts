import { PATHS } from '#frontend/app/paths.ts';
import { useSession } from '#frontend/app/session/session.ts';

/** Target of 'Get Our Picks': today's picks for paying members, else the plans (product.txt section 2). */
export function usePicksPath(): string {
  const session = useSession();
  const pays = session.status === 'member' && session.member.subscription !== 'FREE';
  return pays ? PATHS.picks : PATHS.pricing;
}
