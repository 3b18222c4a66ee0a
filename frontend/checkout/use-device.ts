import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { deviceFingerprint } from '#frontend/app/session/device-id.ts';
import { CheckFingerprintDocument } from '#frontend/generated/graphql.ts';

export interface Device {
  fingerprintId: string | null;
  /** Whether this device already had a free trial. */
  hadTrial: boolean;
}

const UNKNOWN: Device = { fingerprintId: null, hadTrial: false };

/** The device of a trial checkout; null while it is being checked. Other checkouts read nothing. */
export function useDevice(forTrial: boolean): Device | null {
  const apollo = useApolloClient();
  const [device, setDevice] = useState<Device | null>(forTrial ? null : UNKNOWN);
  useEffect(() => {
    if (!forTrial) return;
    let active = true;
    const look = async (): Promise<Device> => {
      const fingerprintId = await deviceFingerprint();
      if (!fingerprintId) return UNKNOWN;
      const hadTrial = await apollo
        .query({ query: CheckFingerprintDocument, variables: { fingerprintId }, fetchPolicy: 'no-cache' })
        // The purchase checks again; this only tells the buyer earlier.
        .then(({ data }) => data?.checkFingerprint.exists === true)
        .catch(() => false);
      return { fingerprintId, hadTrial };
    };
    void look().then((found) => active && setDevice(found));
    return () => {
      active = false;
    };
  }, [apollo, forTrial]);
  return device;
}
