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
<tbody>${picks.map(pickRow)}</tbody>
</table>\n`,
  )}`;
}

function pickRow({ game, about, words, note, entry, url }: LetterPick): Markup {
  return html`<tr><td class="rule" style="${STYLE.pick}">
<p class="ink" style="${STYLE.game}"><a class="ink" href="${url}" style="${STYLE.gameLink}">${game}</a></p>
${words && html`<p class="ink" style="${STYLE.words}">${words}</p>\n`}${note && html`<p class="ink" style="${STYLE.note}">${note}</p>\n`}<p class="soft" style="${STYLE.about}">${about}</p>
${entry && html`<p class="soft" style="${STYLE.about}">${entry}</p>\n`}</td></tr>
`;
}

export function picksText(sections: readonly PickSection[]): string {
  return sections
    .map(({ heading, picks }) => [heading, ...picks.map(pickLines)].filter(Boolean).join('\n\n'))
    .join('\n\n');
}

function pickLines({ game, about, words, note, entry, url }: LetterPick): string {
  return [game, words, note, about, entry, url].filter(Boolean).join('\n');
}
