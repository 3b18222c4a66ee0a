import { type ReactNode, StrictMode } from 'react';
import { SamplesShown } from './samples-shown.ts';

/** The providers around the router, in the browser and where pages are prerendered. */
export function Providers({ samples, children }: { samples: boolean; children: ReactNode }) {
  return (
    <StrictMode>
      <SamplesShown value={samples}>{children}</SamplesShown>
    </StrictMode>
  );
}
