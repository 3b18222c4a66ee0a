import { html, type Markup } from '#schema/pages/html.ts';
import type { LetterPick, PickSection } from './letter.ts';
import { STYLE } from './style.ts';

/** Picks in a mail: a table, because Outlook keeps the distances of cells alone. */
export function picksHtml(sections: readonly PickSection[]): Markup {
  return html`${sections.map(
    ({
      heading,
      picks,
    }) => html`${heading && html`<h2 class="ink" style="${STYLE.section}">${heading}</h2>\n`}<table role="presentation" class="rule" style="${STYLE.table}">
<tbody>${picks.map(pickRows)}</tbody>
</table>\n`,
  )}`;
}

/** The price is to the right of what was picked; below both is the rest. */
function pickRows(pick: LetterPick): Markup {
  const { game, about, words, price, why, entry, url } = pick;
  return html`<tr><td class="rule" colspan="2" style="${STYLE.pick}"><p class="ink" style="${STYLE.game}"><a class="ink" href="${url}" style="${STYLE.gameLink}">${game}</a></p></td></tr>
${words && html`<tr><td class="ink" style="${STYLE.words}">${words}</td><td class="ink" style="${STYLE.price}">${price}</td></tr>\n`}<tr><td colspan="2" style="${STYLE.rest}">
${noteHtml(pick)}${why && html`<p class="ink" style="${STYLE.why}">${why}</p>\n`}<p class="soft" style="${STYLE.about}">${about}</p>
${entry && html`<p class="soft" style="${STYLE.about}">${entry}</p>\n`}</td></tr>
`;
}

function noteHtml({ note, tone }: LetterPick): Markup | '' {
  if (!note) return '';
  return html`<p class="${tone ?? 'ink'}" style="${tone ? STYLE[tone] : STYLE.note}">${note}</p>\n`;
}

export function picksText(sections: readonly PickSection[]): string {
  return sections
    .map(({ heading, picks }) => [heading, ...picks.map(pickLines)].filter(Boolean).join('\n\n'))
    .join('\n\n');
}

function pickLines({ game, about, words, price, why, note, entry, url }: LetterPick): string {
  const terms = words && [words, price && `(${price})`].filter(Boolean).join(' ');
  return [game, terms, note, why, about, entry, url].filter(Boolean).join('\n');
}
