/** A share from 0 to 1 as people read it: '52.4%'. */
export function percentText(share: number): string {
  return `${(Math.abs(share) * 100).toFixed(1)}%`;
}

/** With its sign, as gains and losses are read: '+3.1%', '−0.4%', '0.0%'. */
export function signedPercentText(share: number): string {
  const text = percentText(share);
  if (text === '0.0%') return text;
  return `${share < 0 ? '−' : '+'}${text}`;
}
