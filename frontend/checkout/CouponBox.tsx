import { type FormEvent, useEffect, useId, useRef } from 'react';
import { CouponIcon } from '#frontend/billing/billing-icons.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { CloseIcon } from '#frontend/ui/icons.ts';
import styles from './CouponBox.module.css';
import type { Coupon } from './use-coupon.ts';

/** The discount code. Once applied it is read-only until it is removed. */
export function CouponBox({ coupon }: { coupon: Coupon }) {
  const id = useId();
  const { state, typed } = coupon;
  const problem = state.kind === 'unapplied' ? state.problem : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    coupon.apply();
  };
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={id} className={styles.label}>
        Discount code
      </label>
      <div className={styles.row}>
        <CodeField id={id} coupon={coupon} isWrong={problem !== null} />
        {state.kind !== 'applied' && (
          <Button
            type="submit"
            variant="quiet"
            disabled={!typed.trim()}
            busy={state.kind === 'validating' && 'Checking...'}
          >
            Apply
          </Button>
        )}
      </div>
      <p id={`${id}-said`} role="status" className={styles.said} data-problem={problem !== null || undefined}>
        {problem ?? (state.kind === 'applied' && `${state.code} is applied.`)}
      </p>
    </form>
  );
}

/** The code, and the button that removes it once it is applied. */
function CodeField({ id, coupon, isWrong }: { id: string; coupon: Coupon; isWrong: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const isApplied = coupon.state.kind === 'applied';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the form was hydrated.
  useEffect(() => {
    const early = input.current?.value;
    if (early) coupon.type(early);
  }, []);
  const remove = () => {
    coupon.clear();
    input.current?.focus();
  };
  return (
    <div className={styles.field} data-applied={isApplied || undefined}>
      <CouponIcon size={17} stroke={1.8} aria-hidden="true" />
      <input
        id={id}
        ref={input}
        value={coupon.typed}
        onChange={(event) => coupon.type(event.target.value)}
        readOnly={coupon.state.kind !== 'unapplied'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-said`}
      />
      {isApplied && (
        <button type="button" className={styles.remove} onClick={remove} aria-label="Remove discount code">
          <CloseIcon size={17} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
