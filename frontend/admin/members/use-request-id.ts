import { useState } from 'react';

/** The name of what a dialog asks for, as long as it is open: sent again after a lost answer it is done once. And how to get a new one. */
export function useRequestId(): [id: string, renew: () => void] {
  const [id, setId] = useState(() => crypto.randomUUID());
  return [id, () => setId(crypto.randomUUID())];
}
