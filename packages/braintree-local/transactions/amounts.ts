/** Cents of a decimal amount such as '10', '10.5' or '-1.00'; undefined for anything else. */
export function readCents(amount: string): number | undefined {
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/.exec(amount.trim());
  if (!match) return undefined;
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' ? -cents : cents;
}

export function writeCents(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const absolute = Math.abs(cents);
  return `${sign}${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}
