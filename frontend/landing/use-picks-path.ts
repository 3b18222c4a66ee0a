import { PATHS } from '#frontend/app/paths.ts';
import { useSession } from '#frontend/app/session/session.ts';

/** Where 'Get Our Picks' leads: payers to their picks, everybody else to the plans (product.txt section 2). */
export function usePicksPath(): string {
  const session = useSession();
  const pays = session.status === 'member' && session.member.subscription !== 'FREE';
  return pays ? PATHS.picks : PATHS.pricing;
}
