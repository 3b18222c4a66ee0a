import type { BrowserContext, ConsoleMessage } from 'playwright-core';

export type Complaints = {
  /** What went wrong so far, one line each. Nothing of it was expected. */
  all(): string[];
  /** From now on the browser may report that a request whose address has this in it was refused. */
  expectRefused(partOfAddress: string): void;
  /** What was found and what was expected belongs to the past. */
  forget(): void;
};

/** braintree-web reports the steps of its own forms there, wherever its cards go; from here nothing arrives. */
const BRAINTREE_REPORTS = 'https://www.paypal.com/xoplatform/logger/';
const UNREACHABLE = /^Cross-Origin Request Blocked: /;
const REFUSED = /^Failed to load resource: (the server responded with a status of|net::ERR_)/;

/**
 * Listens to every page of a context, popups included: errors in the console, thrown errors, violations of the
 * content security policy, and requests to anybody but the product itself.
 */
export async function listenForComplaints(context: BrowserContext, origin: string): Promise<Complaints> {
  const found: string[] = [];
  const expected: string[] = [BRAINTREE_REPORTS];
  const isExpected = (message: ConsoleMessage) =>
    REFUSED.test(message.text()) && expected.some((part) => message.location().url.includes(part));

  context.on('console', (message) => {
    if (message.type() !== 'error' || isExpected(message)) return;
    found.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (failure) => {
    const stack = String(failure.error().stack);
    // Firefox reports a refused request as an error of the page.
    if (UNREACHABLE.test(stack) && expected.some((part) => stack.includes(part))) return;
    found.push(`thrown: ${stack}`);
  });
  context.on('request', (request) => {
    if (!isOwn(request.url(), origin)) found.push(`asks somebody else: ${request.url()}`);
  });
  await context.exposeFunction('reportViolation', (violation: string) => found.push(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation(violation: string): void }).reportViolation;
      report(
        `policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
  return {
    all: () => [...found],
    expectRefused: (part) => void expected.push(part),
    forget: () => {
      found.length = 0;
      expected.length = 1;
    },
  };
}

function isOwn(url: string, origin: string): boolean {
  return [`${origin}/`, BRAINTREE_REPORTS, 'data:', 'blob:', 'about:'].some((own) => url.startsWith(own));
}
