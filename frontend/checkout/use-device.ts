import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { deviceFingerprint } from '#frontend/app/session/device.ts';
import { CheckFingerprintDocument } from '#frontend/generated/graphql.ts';

export interface Device {
  fingerprintId: string | null;
  /** Whether a free trial was already used on it. */
  hadTrial: boolean;
}

const UNKNOWN: Device = { fingerprintId: null, hadTrial: false };

/** The device, where a trial is asked for; null until that is found out. Elsewhere nothing is read. */
export function useDevice(forTrial: boolean): Device | null {
  const apollo = useApolloClient();
  const [device, setDevice] = useState<Device | null>(forTrial ? null : UNKNOWN);
  useEffect(() => {
    if (!forTrial) return;
    let wanted = true;
    const look = async (): Promise<Device> => {
      const fingerprintId = await deviceFingerprint();
      if (!fingerprintId) return UNKNOWN;
      const hadTrial = await apollo
        .query({ query: CheckFingerprintDocument, variables: { fingerprintId }, fetchPolicy: 'no-cache' })
        // The purchase itself is checked again; asking beforehand only spares the reader a surprise.
        .then(({ data }) => data?.checkFingerprint.exists === true)
        .catch(() => false);
      return { fingerprintId, hadTrial };
    };
    void look().then((found) => wanted && setDevice(found));
    return () => {
      wanted = false;
    };
  }, [apollo, forTrial]);
  return device;
}
