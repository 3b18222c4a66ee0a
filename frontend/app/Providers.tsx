import { createContext, type ReactNode, StrictMode, useContext } from 'react';

/** The providers around the router, in the browser and where pages are prerendered. */
export function Providers({ samples, children }: { samples: boolean; children: ReactNode }) {
  return (
    <StrictMode>
      <SamplesShown value={samples}>{children}</SamplesShown>
    </StrictMode>
  );
}

const SamplesContext = createContext(true);

/** Around all pages: whether the server wants invented content shown (gateway/env.ts, MARKETING_SAMPLES). */
export const SamplesShown = SamplesContext.Provider;

/** False hides everything that the files named samples.ts invent (docs/decisions/0014). */
export function useSamplesShown(): boolean {
  return useContext(SamplesContext);
}
