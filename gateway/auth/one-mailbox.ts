/** How a large mail provider reads an address. */
interface Provider {
  /** The canonical domain: some providers have one mailbox under several domains. */
  domain: string;
  /** Starts a suffix that is ignored: `name+note`. */
  note: '+' | '-';
  /** Whether dots in the name are ignored. */
  ignoresDots: boolean;
}

function provider(domains: string[], rules: Partial<Provider> = {}): [string, Provider][] {
  return domains.map((domain) => [domain, { domain, note: '+', ignoresDots: false, ...rules }]);
}

const PROVIDERS = new Map<string, Provider>([
  ...provider(['gmail.com', 'googlemail.com'], { domain: 'gmail.com', ignoresDots: true }),
  ...provider(['proton.me', 'protonmail.com', 'pm.me'], { domain: 'proton.me', ignoresDots: true }),
  ...provider(['icloud.com', 'me.com', 'mac.com'], { domain: 'icloud.com' }),
  ...provider(['outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'fastmail.com']),
  ...provider(['yahoo.com', 'ymail.com'], { note: '-' }),
]);

/**
 * One spelling for all addresses that reach the same mailbox, as the large providers document it. For other providers
 * only the case of letters is ignored.
 */
export function oneMailbox(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const known = PROVIDERS.get(address.slice(at + 1));
  if (!known) return address;
  const [name = ''] = address.slice(0, at).split(known.note);
  return `${known.ignoresDots ? name.replaceAll('.', '') : name}@${known.domain}`;
}
