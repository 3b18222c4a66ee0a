import { html, Markup } from '#schema/pages/html.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import { ASKED_FOR, type Foot, type Letter, type RecordFoot } from './letter.ts';
import { picksHtml } from './pick-block.ts';
import { darkStyle, STYLE } from './style.ts';

/**
 * The letter as HTML. Mail programs drop style sheets, so each element has its own style. The style sheet has only the
 * dark colors, which no style attribute can express.
 */
export function toHtml(letter: Letter, { record, leaveUrl, settingsUrl, why }: Foot): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.subject}</title>
<style>${new Markup(darkStyle())}</style>
</head>
<body class="page" style="${STYLE.body}">
<div style="${STYLE.preview}">${letter.paragraphs[0]}</div>
<div style="${STYLE.frame}">
<p class="ink" style="${STYLE.name}"><span style="${STYLE.mark}"></span>${PRODUCT.name}</p>
<div class="panel" style="${STYLE.panel}">
<h1 class="ink" style="${STYLE.heading}">${letter.heading}</h1>
${letter.paragraphs.map((sentence) => paragraph(sentence))}
${letter.bill && bill(letter.bill)}
${letter.facts?.map(fact)}
${letter.picks && picksHtml(letter.picks)}
${letter.action && button(letter.action)}
${letter.closing?.map(closing)}
</div>
<p class="soft" style="${STYLE.small}">${leaveUrl ? chosen(leaveUrl, settingsUrl, why) : `You received this email because it is about your ${PRODUCT.name} account.`} Questions? <a class="soft" href="mailto:${PRODUCT.supportEmail}" style="${STYLE.quietLink}">${PRODUCT.supportEmail}</a></p>
<p class="soft" style="${STYLE.small}">21+. Problem gambling? Call ${PRODUCT.helpline}.</p>
${PRODUCT.operator && html`<p class="soft" style="${STYLE.small}">${PRODUCT.operator}</p>`}
${record && recordFoot(record)}
</div>
</body>
</html>
`.text;
}

const paragraph = (content: string | (string | Markup)[]) =>
  html`<p class="ink" style="${STYLE.paragraph}">${content}</p>\n`;

const URL_IN_TEXT = /(https?:\/\/\S+)/;

/** Turns addresses in our own sentences into links. Never used on text by others. */
function closing(sentence: string): Markup {
  const linked = sentence
    .split(URL_IN_TEXT)
    .map((part) =>
      URL_IN_TEXT.test(part)
        ? html`<a class="accent" href="${part}" style="${STYLE.link}">${part}</a>`
        : part,
    );
  return paragraph(linked);
}

function fact([label, value]: [string, string]): Markup {
  return html`<p class="ink" style="${STYLE.fact}"><span class="soft" style="${STYLE.label}">${label}</span><br>${value}</p>\n`;
}

function button({ label, url }: NonNullable<Letter['action']>): Markup {
  return html`<p style="${STYLE.buttonLine}"><a href="${url}" style="${STYLE.button}">${label}</a></p>`;
}

function chosen(leaveUrl: string, settingsUrl: string, why: string = ASKED_FOR): Markup {
  return html`${why} <a class="soft" href="${leaveUrl}" style="${STYLE.quietLink}">Stop it</a> or <a class="soft" href="${settingsUrl}" style="${STYLE.quietLink}">change what you get</a>.`;
}

function recordFoot({ sentence, url }: RecordFoot): Markup {
  return html`<p class="soft" style="${STYLE.small}">${sentence}. <a class="soft" href="${url}" style="${STYLE.quietLink}">Check it</a></p>`;
}

/** What was bought and what it cost. */
function bill({ lines, totalCents }: NonNullable<Letter['bill']>): Markup {
  return html`<table class="rule" style="${STYLE.table}">
<tbody>${lines.map(
    ({ description, cents }) =>
      html`<tr><td class="ink" style="${STYLE.cell}">${description}</td><td class="ink" style="${STYLE.amount}">${dollars(cents)}</td></tr>\n`,
  )}</tbody>
<tfoot><tr><th class="ink rule" scope="row" style="${STYLE.total}">Total</th><td class="ink rule" style="${STYLE.totalAmount}">${dollars(totalCents)}</td></tr></tfoot>
</table>`;
}
