import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { useSession } from '#frontend/app/session/session.ts';

/** To the free day, for those who have not had it. */
export function FirstDayLink({ className }: { className?: string }) {
  if (useSession().status === 'member') return null;
  return (
    <p className={className}>
      <Link to={PATHS.trial}>First day free, no card</Link>
    </p>
  );
}
