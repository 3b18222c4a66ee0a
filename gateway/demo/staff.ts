/** The first admin is the demo's (local/demo/demo-users.ts). */
export const ADMIN = { id: 'demo-admin', email: 'admin@chalkline.test', reason: '' };

/** Those whom the admin brings in; the analysts are those of the demo's picks. */
export const STAFF = {
  admin: ADMIN,
  marcus: { id: 'lived-marcus', email: 'marcus@chalkline.test', reason: 'Marcus Ellery, football' },
  dana: { id: 'lived-dana', email: 'dana@chalkline.test', reason: 'Dana Whitfield, basketball' },
  tomas: { id: 'lived-tomas', email: 'tomas@chalkline.test', reason: 'Tomas Reyes, baseball and hockey' },
  nora: { id: 'lived-nora', email: 'nora@chalkline.test', reason: 'Answers members’ mail' },
  felix: { id: 'lived-felix', email: 'felix@chalkline.test', reason: 'Keeps the books' },
};
