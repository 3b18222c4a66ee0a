import { useEffect, useState } from 'react';
import { sharedStorage } from '#frontend/app/browser-storage.ts';
import { PATHS } from '#frontend/app/paths.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';

const KEY = 'hintedAtAlerts';

/** On a paying member’s first board in this browser: alerts arrive the second a pick opens. */
export function AlertsHint({ member: { id, subscription } }: { member: Member }) {
  const pays = subscription !== 'FREE';
  const [isFirst] = useState(() => pays && sharedStorage.read(KEY) !== id);
  useEffect(() => {
    if (isFirst) sharedStorage.write(KEY, id);
  }, [isFirst, id]);
  if (!isFirst) return null;
  return (
    <Notice
      tone="info"
      action={
        <LinkButton to={PATHS.alerts} size="small" variant="quiet">
          Turn on alerts
        </LinkButton>
      }
    >
      Get picks the second they open.
    </Notice>
  );
}
