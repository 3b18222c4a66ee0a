import { pageConfig } from '#frontend/app/page-config.ts';
import { giveConsent, useConsent } from '#frontend/app/tracking/consent.ts';
import { useHydrated } from '#frontend/app/use-hydrated.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';

/** Asks once before conversions are reported to the operator's pixel; without an answer nothing is. */
export function MeasurementConsent() {
  const chosen = useConsent();
  const hydrated = useHydrated();
  if (!hydrated || chosen !== 'unknown' || pageConfig().tracking?.adapter !== 'pixel') return null;
  return (
    <Notice
      action={
        <>
          <Button variant="quiet" size="small" onClick={() => giveConsent('refused')}>
            No
          </Button>{' '}
          <Button variant="quiet" size="small" onClick={() => giveConsent('allowed')}>
            Yes
          </Button>
        </>
      }
    >
      May we report purchases (plan and amount) to an outside measurement service? It never learns who you
      are.
    </Notice>
  );
}
