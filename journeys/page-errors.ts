import type { BrowserContext, ConsoleMessage } from 'playwright-core';

export type PageErrors = {
  /** Unexpected errors so far, one line each. */
  all(): string[];
  /** From now on, requests whose address contains this may fail. */
  allowRefused(partOfAddress: string): void;
  /** Clears the errors and the allowed requests. */
  forget(): void;
};

/** braintree-web sends usage reports there in every environment; the test browsers block them. */
const BRAINTREE_REPORTS = 'https://www.paypal.com/xoplatform/logger/';
const UNREACHABLE = /^Cross-Origin Request Blocked: /;
const REFUSED = /^Failed to load resource: (the server responded with a status of|net::ERR_)/;

/**
 * Collects the errors of every page in a context, popups included: console errors, uncaught exceptions, violations of
 * the content security policy, and requests to other sites.
 */
export async function collectPageErrors(context: BrowserContext, origin: string): Promise<PageErrors> {
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
    // Firefox reports a failed request as an error of the page.
    if (UNREACHABLE.test(stack) && expected.some((part) => stack.includes(part))) return;
    found.push(`thrown: ${stack}`);
  });
  context.on('request', (request) => {
    if (!isOwn(request.url(), origin)) found.push(`request to another site: ${request.url()}`);
  });
  await context.addInitScript(spellOutErrors);
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
    allowRefused: (part) => void expected.push(part),
    forget: () => {
      found.length = 0;
      expected.length = 1;
    },
  };
}

/** Firefox reports a logged error object as the one word 'Error': its message and stack are logged as text instead. */
function spellOutErrors(): void {
  const { error: log } = console;
  console.error = (...values) =>
    log(
      ...values.map((value) =>
        value instanceof Error ? `${value.name}: ${value.message}\n${value.stack}` : value,
      ),
    );
}

function isOwn(url: string, origin: string): boolean {
  return [`${origin}/`, BRAINTREE_REPORTS, 'data:', 'blob:', 'about:'].some((own) => url.startsWith(own));
}
