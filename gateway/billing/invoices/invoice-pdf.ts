import { buffer } from 'node:stream/consumers';
import type PDFDocument from 'pdfkit';
import type { InvoiceRecord } from '#gateway/billing/ledger/invoice-rows.ts';
import { PALETTE } from '#schema/rules/text/palette.ts';
import { MARK, PRODUCT } from '#schema/rules/text/product.ts';
import { type InvoiceText, type Issuer, invoiceTextOf } from './invoice-text.ts';

const INK = PALETTE.ink.light;
const SOFT = PALETTE.ink3.light;
const LINE = PALETTE.line.light;

/** In points; US Letter is 612 wide. */
const LEFT = 64;
const WIDTH = 484;
const AMOUNT_WIDTH = 110;

/** The invoice as a PDF, on more than one page if it has very many lines. */
export async function invoicePdf(invoice: InvoiceRecord, issuer: Issuer): Promise<Buffer> {
  // With its fonts it takes 12 MB, and few processes make a PDF.
  const { default: PDFDocument } = await import('pdfkit');
  const words = invoiceTextOf(invoice, issuer);
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: LEFT,
    lang: 'en-US',
    info: {
      Title: `${words.title} ${words.number}`,
      Author: PRODUCT.name,
      CreationDate: invoice.createdAt,
    },
  });
  const bytes = buffer(pdf);
  letterhead(pdf, words);
  fact(pdf, 'From', words.seller.join(', '));
  for (const [label, value] of words.facts) fact(pdf, label, value);
  table(pdf, words);
  foot(pdf, words);
  pdf.end();
  return bytes;
}

type Pdf = InstanceType<typeof PDFDocument>;

function letterhead(pdf: Pdf, { title, number, state }: InvoiceText): void {
  if (!PRODUCT.hasOwnLogo) mark(pdf);
  pdf
    .font('Helvetica-Bold')
    .fontSize(15)
    .fillColor(INK)
    .text(PRODUCT.name, PRODUCT.hasOwnLogo ? LEFT : LEFT + 35, LEFT + 4);
  pdf.fontSize(28).text(title, LEFT, 122);
  pdf.font('Helvetica').fontSize(12).fillColor(SOFT).text(number);
  pdf.moveDown(0.6).font('Helvetica-Bold').fillColor(INK).text(state).moveDown(1.4);
}

function mark(pdf: Pdf): void {
  pdf
    .save()
    .translate(LEFT - 2, 62)
    .lineCap('round');
  pdf.path(MARK.strokes).lineWidth(2.1).stroke(INK);
  pdf.path(MARK.line).lineWidth(2.6).stroke(PRODUCT.accent);
  pdf.restore();
}

function fact(pdf: Pdf, label: string, value: string): void {
  pdf.font('Helvetica').fontSize(9).fillColor(SOFT).text(label, LEFT, pdf.y, { width: WIDTH });
  pdf.fontSize(11).fillColor(INK).text(value, { width: WIDTH }).moveDown(0.7);
}

function table(pdf: Pdf, { lines, total, taxes }: InvoiceText): void {
  pdf.moveDown(1);
  row(pdf, ['Description', 'Amount'], 'Helvetica', 9, SOFT);
  for (const line of lines) row(pdf, line, 'Helvetica', 11, INK);
  row(pdf, total, 'Helvetica-Bold', 13, INK);
  for (const tax of taxes) row(pdf, tax, 'Helvetica', 9, SOFT);
}

/** One row, with a rule under it. The last row is bold and has none. */
function row(pdf: Pdf, [text, amount]: [string, string], font: string, size: number, colour: string): void {
  pdf.font(font).fontSize(size).fillColor(colour);
  const height = pdf.heightOfString(text, { width: WIDTH - AMOUNT_WIDTH });
  if (pdf.y + height + 24 > pdf.page.maxY()) pdf.addPage();
  const top = pdf.y + 8;
  pdf.text(text, LEFT, top, { width: WIDTH - AMOUNT_WIDTH });
  // The fonts of PDF readers have no minus sign: a dash is shown, and what is read aloud or copied is the amount.
  pdf.markContent('Span', { actual: amount });
  pdf.text(amount.replace('−', '–'), LEFT + WIDTH - AMOUNT_WIDTH, top, {
    width: AMOUNT_WIDTH,
    align: 'right',
  });
  pdf.endMarkedContent();
  pdf.y = top + height + 8;
  if (font === 'Helvetica-Bold') return;
  pdf
    .moveTo(LEFT, pdf.y)
    .lineTo(LEFT + WIDTH, pdf.y)
    .lineWidth(0.75)
    .stroke(LINE);
}

function foot(pdf: Pdf, { closing }: InvoiceText): void {
  pdf.moveDown(2).font('Helvetica').fontSize(9).fillColor(SOFT);
  pdf.text(closing, LEFT, pdf.y, { width: WIDTH });
  pdf.text(`Questions? ${PRODUCT.supportEmail}`, { width: WIDTH });
}
