import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
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
 * idle → processing → (confirming → asking →) success. `confirming`: the payment is on its way and asked after
 * by itself; `stalled`: nobody could say for long, and the reader may ask again.
 */
export type PurchaseStage =
  | { kind: 'idle' | 'processing' | 'confirming' | 'stalled' }
  | { kind: 'success'; purchased: Purchased };

export interface Purchase {
  stage: PurchaseStage;
  /** Sends a filled-in form. Resolves when it is settled or stalled; throws why it failed. */
  buy(planType: string, input: PurchaseInput): Promise<void>;
  /** Asks after a stalled purchase once more. */
  askAgain(): void;
}

/** Seconds between questions after a payment: the server settles what hangs within a minute, and counts questions. */
export const WAITS = [5, 10, 20, 40];

/** Buys once. What was sent and is not settled is found again after a reload of the page. */
export function usePurchase(planTypes: readonly string[], onFailure: (failure: unknown) => void): Purchase {
  const apollo = useApolloClient();
  const alive = useRef(true);
  const told = useRef(onFailure);
  told.current = onFailure;
  const [stage, setStage] = useState<PurchaseStage>(() =>
    unsettledAttempt(planTypes) ? { kind: 'confirming' } : { kind: 'idle' },
  );

  const settle = useCallback(
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
    [apollo],
  );

  const resume = useCallback(
    (types: readonly string[]) => {
      const attempt = unsettledAttempt(types);
      if (!attempt) return setStage({ kind: 'idle' });
      setStage({ kind: 'confirming' });
      settle(attempt).catch((failure: unknown) => told.current(failure));
    },
    [settle],
  );

  const types = useRef(planTypes).current;
  useEffect(() => {
    alive.current = true;
    // Development draws twice: only the drawing that stays may ask.
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

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
