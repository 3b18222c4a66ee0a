import { MAX_WEBHOOK_URL_LENGTH } from './webhook-values.ts';

/** The port of HTTPS and its usual alternatives. */
const WEBHOOK_PORTS = ['', '443', '4443', '8443', '9443'];

/** Names that never lead to the internet, however they resolve. */
const INNER_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|onion|home\.arpa)$/;

/** Loopback as `URL` normalizes it. */
function isLoopbackName(hostname: string): boolean {
  return /(^|\.)localhost$/.test(hostname) || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

/**
 * What is wrong with an endpoint's address by its text alone; null when nothing is. The server checks where the name
 * leads. `URL` normalizes every spelling of a number, so `http://0x7f.1` is treated as 127.0.0.1. Loopback is for
 * development only.
 */
export function webhookAddressProblem(text: string, allowLoopback: boolean): string | null {
  if (text.length > MAX_WEBHOOK_URL_LENGTH)
    return `An address has at most ${MAX_WEBHOOK_URL_LENGTH} characters`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url) return 'This is not an address, such as https://example.com/hooks';
  if (url.username || url.password) return 'Leave name and password out: every delivery is signed';
  if (url.hash) return 'Leave out the part after #: it is never sent';
  const loopback = isLoopbackName(url.hostname);
  if (loopback && allowLoopback) return /^https?:$/.test(url.protocol) ? null : 'It must begin with https://';
  if (url.protocol !== 'https:') return 'It must begin with https://';
  if (!WEBHOOK_PORTS.includes(url.port)) return 'Only the ports 443, 4443, 8443 and 9443 are called';
  const name = url.hostname.replace(/\.$/, '');
  const isNumber = /^\[|^\d+(\.\d+){3}$/.test(name);
  if (loopback || (!isNumber && (!name.includes('.') || INNER_NAMES.test(name))))
    return 'It must be an address on the internet';
  return null;
}
