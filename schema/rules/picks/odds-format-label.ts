import { type OddsFormat, oddsText } from './odds-formats.ts';

/** A format with an example: 'Decimal (1.91)'. */
export function oddsFormatLabel(format: OddsFormat): string {
  const name = format.charAt(0) + format.slice(1).toLowerCase();
  return `${name} (${oddsText(21 / 11, format).replace('-', '−')})`;
}
