import { useLocation } from 'react-router-dom';
import { Notice } from './Notice.tsx';

/** Router state of the step from signing up to the next page. */
export interface Arrival {
  /** The address that a verification mail was sent to. */
  verify: string;
}

/** Tells a new member, on the page that they land on, about the mail in their inbox. */
export function ArrivalNotice() {
  const { state } = useLocation();
  const verify = (state as Partial<Arrival> | null)?.verify;
  if (typeof verify !== 'string') return null;
  return (
    <Notice tone="success">
      Your account is ready. We sent a verification link to <strong>{verify}</strong>. Nothing there? Send it
      again under Account Settings.
    </Notice>
  );
}
