import { priceText } from '#schema/rules/money/money.ts';

/** The struck price beside the real one, named so that it is not read as the price of another plan. */
export function ListPrice({ cents }: { cents: number }) {
  return (
    <span>
      List price <s>{priceText(cents)}</s>
    </span>
  );
}
