import type { FastifyInstance } from 'fastify';

/** A value for each parameter that a route of the product has. */
const VALUES: Record<string, string> = {
  day: '2031-11-19',
  id: 'pick-1',
  slug: 'dana',
  size: '7',
  file: '2031-11-19.jsonl',
  uid: 'uid-1',
  userId: 'uid-1',
  invoiceId: 'inv-1',
};

/** Files whose names a route takes apart itself. */
const FILES = ['/record/log/tile/0/000', '/record/log/timestamps/7.tsr', '/sitemaps/picks-1.xml'];

/** Every address that the gateway answers a GET with, from its own routes: one that is added is in the list as well. */
export function addressesOf(app: FastifyInstance, values: Record<string, string> = {}): string[] {
  const known = { ...VALUES, ...values };
  const tree = app.printRoutes({ commonPrefix: false });
  const parts: string[] = [];
  const routes = tree.split('\n').flatMap((line) => {
    const [, indent = '', path = '', methods = ''] = /^([│├└─\s]*)(\S*) \(([A-Z, ]+)\)/.exec(line) ?? [];
    if (!methods) return [];
    parts.length = indent.length / 4;
    parts.push(path);
    if (!methods.includes('GET')) return [];
    const pattern = parts.join('').replace(/\(\^[^/]*?\$?\)/g, '');
    return [pattern.replace(/:(\w+)/g, (_all, name: string) => known[name] ?? 'x').replace('*', '') || '/'];
  });
  return [...routes, ...FILES];
}
