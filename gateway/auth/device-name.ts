const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b((Headless)?Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a member recognizes a device by, such as `Chrome on Windows`; a program by its own name. */
export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (browser || userAgent.startsWith('Mozilla/')) return onSystem(browser ?? 'Unknown browser', system);
  const program = /^[\w.-]{1,40}/.exec(userAgent)?.[0];
  if (!program) return 'Unknown device';
  // The name that Node.js gives itself.
  return `Script or API (${program === 'node' ? 'Node.js' : program})`;
}

function onSystem(browser: string, system: string | undefined): string {
  return system ? `${browser} on ${system}` : browser;
}
