/** How a big provider reads an address. */
interface Provider {
  /** The domain that stands for the mailbox: some have one mailbox under several names. */
  domain: string;
  /** Begins a note that does not count: `name+note`. */
  note: '+' | '-';
  /** Whether dots in the name do not count. */
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
 * One spelling for all spellings of an address that reach the same mailbox, as far as the big providers
 * document it; elsewhere only upper and lower case do not count.
 */
export function oneMailbox(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const known = PROVIDERS.get(address.slice(at + 1));
  if (!known) return address;
  const [name = ''] = address.slice(0, at).split(known.note);
  return `${known.ignoresDots ? name.replaceAll('.', '') : name}@${known.domain}`;
}
