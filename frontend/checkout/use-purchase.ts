import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { failureCode } from '#frontend/app/failures.ts';
import { isUnsettled } from '#frontend/billing/failure-text.ts';
import { PurchaseDocument, type PurchaseInput, type PurchaseMutation } from '#frontend/generated/graphql.ts';
import {
  clearAttempt,
  newAttempt,
  type PurchaseAttempt,
  saveAttempt,
  unsettledAttempt,
} from './purchase-attempt.ts';

export type Purchased = PurchaseMutation['purchase'];

/**
 * idle → processing → (confirming →) success. `confirming`: the outcome is unknown and is polled; `stalled`: polling
 * ended without an outcome, and the buyer may check again.
 */
type PurchaseStage =
  | { kind: 'idle' | 'processing' | 'confirming' | 'stalled' }
  | { kind: 'success'; purchased: Purchased };

export interface Purchase {
  stage: PurchaseStage;
  /** Submits the purchase. Resolves when it is settled or stalled; throws the failure. */
  buy(planType: string, input: PurchaseInput): Promise<void>;
  /** Polls a stalled purchase again. */
  askAgain(): void;
}

/** Seconds between polls: the server settles a hanging payment within a minute and limits attempts. */
export const WAITS = [5, 10, 20, 40];

/** Buys exactly once. An unsettled purchase is resumed after a reload. */
export function usePurchase(planTypes: readonly string[], onFailure: (failure: unknown) => void): Purchase {
  const alive = useRef(true);
  const latestOnFailure = useRef(onFailure);
  latestOnFailure.current = onFailure;
  const [stage, setStage] = useState<PurchaseStage>(() =>
    unsettledAttempt(planTypes) ? { kind: 'confirming' } : { kind: 'idle' },
  );

  const settle = useSettle(alive, setStage);

  const resume = useCallback(
    (types: readonly string[]) => {
      const attempt = unsettledAttempt(types);
      if (!attempt) return setStage({ kind: 'idle' });
      setStage({ kind: 'confirming' });
      settle(attempt).catch((failure: unknown) => latestOnFailure.current(failure));
    },
    [settle],
  );

  const types = useRef(planTypes).current;
  useEffect(() => {
    alive.current = true;
    // Strict mode mounts twice: only the second mount may send.
    const timer = unsettledAttempt(types) ? setTimeout(() => resume(types)) : undefined;
    return () => {
      alive.current = false;
      clearTimeout(timer);
    };
  }, [resume, types]);

  return {
    stage,
    buy: (planType, input) => {
      const attempt = newAttempt(planType, input);
      saveAttempt(attempt);
      setStage({ kind: 'processing' });
      return settle(attempt);
    },
    askAgain: () => resume(types),
  };
}

/** Sends an attempt until its outcome is known or the waits are over. Throws a failure that is final. */
function useSettle(alive: RefObject<boolean>, setStage: (stage: PurchaseStage) => void) {
  const apollo = useApolloClient();
  return useCallback(
    async (attempt: PurchaseAttempt): Promise<void> => {
      for (const [tries, wait] of [0, ...WAITS].entries()) {
        if (wait) await pause(wait * 1_000);
        if (!alive.current) return;
        try {
          const { data } = await apollo.mutate({
            mutation: PurchaseDocument,
            variables: { input: attempt.input },
          });
          clearAttempt();
          if (!data) throw new Error('The server answered without a purchase');
          setStage({ kind: 'success', purchased: data.purchase });
          return;
        } catch (failure) {
          const counted = tries > 0 && failureCode(failure) === 'RATE_LIMITED';
          if (!isUnsettled(failure) && !counted) {
            clearAttempt();
            setStage({ kind: 'idle' });
            throw failure;
          }
          setStage({ kind: 'confirming' });
        }
      }
      setStage({ kind: 'stalled' });
    },
    [apollo, alive, setStage],
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
