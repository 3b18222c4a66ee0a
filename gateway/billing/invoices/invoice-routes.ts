import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#gateway/auth/context.ts';
import { findInvoice, type InvoiceRecord } from '#gateway/billing/ledger/invoice-rows.ts';
import { countGuess } from '#gateway/rate-limits/count-guess.ts';
import { invoiceTokenHolds, invoiceUrls, type LinkToken } from './invoice-link.ts';
import { invoicePage, linkOverPage } from './invoice-page.ts';

type InvoiceRequest = FastifyRequest<{ Params: { id: string }; Querystring: Partial<LinkToken> }>;

/**
 * An invoice as a page and as a PDF, for anyone with a link that has not expired. GraphQL gives such links to the
 * invoice's owner, because browsers send no bearer token when they follow one.
 */
export function installInvoices(app: FastifyInstance, services: Services): void {
  const shown = async (request: InvoiceRequest): Promise<InvoiceRecord | null> => {
    const { id } = request.params;
    const { clock, points, signingKey } = services;
    const holds = invoiceTokenHolds(id, request.query, signingKey, clock.now());
    if (!holds) await countGuess(points, request.ip, clock.now());
    return holds ? findInvoice(services.database.em, id) : null;
  };
  app.get('/invoices/:id.pdf', async (request: InvoiceRequest, reply) => {
    const invoice = await shown(request);
    if (!invoice) return refuse(reply, services);
    // The PDF library is large and seldom needed.
    const { invoicePdf } = await import('./invoice-pdf.ts');
    return noStore(reply)
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${invoice.number}.pdf"`)
      .send(await invoicePdf(invoice, services));
  });
  app.get('/invoices/:id', async (request: InvoiceRequest, reply) => {
    const invoice = await shown(request);
    if (!invoice) return refuse(reply, services);
    const { expires = '', signature = '' } = request.query;
    const { pdf } = invoiceUrls(invoice.id, services.publicUrl, { expires, signature });
    return sendPage(reply, (nonce) => invoicePage(invoice, services, pdf, nonce));
  });
}

/** Expired, changed and invented links get the same response. */
function refuse(reply: FastifyReply, { publicUrl }: Services): FastifyReply {
  return sendPage(reply.code(403), (nonce) => linkOverPage(`${publicUrl}/subscription`, nonce));
}

function sendPage(reply: FastifyReply, page: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return noStore(reply)
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(page(nonce));
}

/** Anyone with the address can read the invoice, so caches must not store it and linked pages must not see it. */
function noStore(reply: FastifyReply): FastifyReply {
  return reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
}
