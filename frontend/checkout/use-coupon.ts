import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUnsavedText } from '#frontend/app/use-unsaved-text.ts';
import { messageOr } from '#frontend/billing/failure-text.ts';
import { ValidateCouponDocument } from '#frontend/generated/graphql.ts';
import { couponOf, putCouponInAddress } from './coupon-address.ts';

/** The coupon box of product.txt section 4: unapplied, validating, applied. */
type CouponState =
  | { kind: 'unapplied'; problem: string | null }
  | { kind: 'validating' }
  | { kind: 'applied'; code: string; endsAt: Date | null };

export interface Coupon {
  typed: string;
  state: CouponState;
  /** When the applied discount ends; null without one, or without an end. */
  endsAt: Date | null;
  /** The applied code, else null. */
  code: string | null;
  type(text: string): void;
  /** Ignored while empty, blank or busy. */
  apply(): void;
  /** Removes the discount; `problem` says why when the buyer did not do it. */
  clear(problem?: string): void;
}

const REST: CouponState = { kind: 'unapplied', problem: null };

/** The coupon of a checkout. The applied code is kept in the address, one that was only typed in this tab. */
export function useCoupon(planType: string, isOffered: boolean): Coupon {
  const apollo = useApolloClient();
  const { search } = useLocation();
  const { text: typed, type, forget } = useUnsavedText('coupon');
  const [state, setState] = useState<CouponState>(REST);
  // Ignores answers that arrive after the box was cleared.
  const latest = useRef(0);

  const apply = async (text: string) => {
    const code = text.trim();
    if (!code || state.kind !== 'unapplied') return;
    const question = ++latest.current;
    setState({ kind: 'validating' });
    const next = await validated(apollo, code, planType);
    if (question !== latest.current) return;
    setState(next);
    if (next.kind !== 'applied') return;
    type(next.code);
    forget();
    putCouponInAddress(next.code);
  };

  const applyKept = useRef(() => {
    const stored = couponOf(search);
    if (!stored || !isOffered) return;
    type(stored);
    forget();
    void apply(stored);
  });
  useEffect(() => applyKept.current(), []);

  return {
    typed,
    state,
    code: state.kind === 'applied' ? state.code : null,
    endsAt: state.kind === 'applied' ? state.endsAt : null,
    type: (text) => {
      type(text);
      setState(REST);
    },
    apply: () => void apply(typed),
    clear: (problem) => {
      latest.current += 1;
      putCouponInAddress(null);
      type('');
      setState({ kind: 'unapplied', problem: problem ?? null });
    },
  };
}

async function validated(apollo: ApolloClient, code: string, planType: string): Promise<CouponState> {
  try {
    const { data } = await apollo.query({
      query: ValidateCouponDocument,
      variables: { code, planType },
      fetchPolicy: 'no-cache',
    });
    const answer = data?.validateCoupon;
    if (answer?.isValid)
      return { kind: 'applied', code: answer.code, endsAt: answer.endsAt ? new Date(answer.endsAt) : null };
    return { kind: 'unapplied', problem: answer?.message ?? FAILED };
  } catch (failure) {
    return { kind: 'unapplied', problem: messageOr(failure, FAILED) };
  }
}

const FAILED = 'Failed to validate coupon';
