import { html } from '#schema/pages/html.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { PALETTE } from '#schema/rules/text/palette.ts';
import type { CheckpointRow } from './read-checkpoint.ts';

/** What other pages may show of the record: an image, since frames are forbidden. */
export function recordBadge(checkpoint: CheckpointRow | null): string {
  const left = 'Sealed record';
  const right = checkpoint ? counted(checkpoint.size, 'entry') : 'not signed yet';
  const [leftWidth, rightWidth] = [left.length * 7 + 14, right.length * 7 + 14];
  const width = leftWidth + rightWidth;
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="22" role="img" aria-label="${left}: ${right}">
<rect width="${width}" height="22" rx="4" fill="${PALETTE.ink.light}"/>
<path d="M${leftWidth} 0h${rightWidth - 4}a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h-${rightWidth - 4}z" fill="${PALETTE.win.light}"/>
<g fill="${PALETTE.panel.light}" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">
<text x="${leftWidth / 2}" y="15">${left}</text><text x="${leftWidth + rightWidth / 2}" y="15">${right}</text></g></svg>
`.text;
}
