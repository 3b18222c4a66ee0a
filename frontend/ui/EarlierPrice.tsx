/**
 * The higher price of before, struck through and named, so that it is not read as the price of another plan; nothing where
 * there was none. The gateway removes it from prerendered pages then (gateway/server/page-prices.ts).
 */
export function EarlierPrice({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <span data-earlier="">
      Was <s>{text}</s>
    </span>
  );
}
