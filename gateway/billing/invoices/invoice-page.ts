import type { InvoiceRecord } from '#gateway/billing/ledger/invoice-rows.ts';
import { documentPage } from '#schema/pages/document-page.ts';
import { html } from '#schema/pages/html.ts';
import { wordmark } from '#schema/pages/site-header.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import { type Issuer, invoiceTextOf } from './invoice-text.ts';

/** The invoice as a page to read and to print. It has no script; its style sheet has the nonce. */
export function invoicePage(invoice: InvoiceRecord, issuer: Issuer, pdfUrl: string, nonce: string): string {
  const { seller, title, number, state, facts, lines, total, taxes, closing } = invoiceTextOf(
    invoice,
    issuer,
  );
  const content = html`<main><header>${wordmark()}<a href="${pdfUrl}">Download as PDF</a></header>
<h1>${title} <span>${number}</span></h1>
<p class="state">${state}</p>
<address>${seller.map((line) => html`<span>${line}</span>`)}</address>
<dl>${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
<table>
<thead><tr><th scope="col">Description</th><th scope="col">Amount</th></tr></thead>
<tbody>${lines.map(([description, amount]) => html`<tr><td>${description}</td><td>${amount}</td></tr>`)}</tbody>
<tfoot><tr><th scope="row">${total[0]}</th><td>${total[1]}</td></tr>${taxes.map(([description, amount]) => html`<tr class="tax"><th scope="row">${description}</th><td>${amount}</td></tr>`)}</tfoot>
</table>
<footer><p>${closing}</p><p>Questions? <a href="mailto:${PRODUCT.supportEmail}">${PRODUCT.supportEmail}</a></p></footer></main>`;
  return documentPage({ title: `${title} ${number}`, content, style: STYLE, nonce });
}

/** The page for a link that is expired or invalid. */
export function linkOverPage(subscriptionUrl: string, nonce: string): string {
  const content = html`<main><header>${wordmark()}</header>
<h1>This link no longer works</h1>
<p>Links to invoices work for five minutes. <a href="${subscriptionUrl}">Open your invoices</a> to get a new one.</p></main>`;
  return documentPage({ title: 'This link no longer works', content, style: STYLE, nonce });
}

const STYLE = `
main { max-width: 44rem; margin: clamp(0rem, 6vw, 3.5rem) auto; padding: clamp(1.25rem, 5vw, 3rem); background: var(--panel); border: 1px solid var(--line); border-radius: 12px; }
header { display: flex; flex-wrap: wrap; gap: .5rem 2rem; justify-content: space-between; align-items: center; margin-bottom: 2.5rem; }
h1 span { color: var(--ink-3); font-weight: 400; font-size: .6em; letter-spacing: 0; white-space: nowrap; }
.state { margin: .4rem 0 2rem; font-weight: 650; }
dl { margin: 0 0 2.25rem; display: grid; gap: .9rem; }
dt { color: var(--ink-3); font-size: .85rem; }
dd { margin: 0; overflow-wrap: anywhere; }
th, td { padding: .7rem 0; }
th:last-child, td:last-child { padding-left: 1rem; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
address { margin: 0 0 2rem; font-style: normal; }
address span { display: block; }
.tax th, .tax td { font-size: .9rem; font-weight: 400; color: var(--ink-3); }
tfoot th, tfoot td { border: 0; font-size: 1.1rem; font-weight: 700; }
footer { margin-top: 2.5rem; color: var(--ink-3); font-size: .88rem; }
footer p { margin: .2rem 0; }
@media print { :root { --page: #fff; --panel: #fff; --ink: #000; --ink-3: #444; --line: #bbb; --accent-text: #000; } main { margin: 0; padding: 0; border: 0; } header a { display: none; } }
`;
