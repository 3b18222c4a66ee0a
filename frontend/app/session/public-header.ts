import { sharedStorage, tabStorage } from '#frontend/app/browser-storage.ts';

/** What the header of the public pages and the front end tell each other (docs/decisions/0056). */
const ADMIN = 'admin';

/** Whether the header of public pages has the admin panel. */
export function rememberStaff(isStaff: boolean): void {
  if (isStaff) sharedStorage.write(ADMIN, 'yes');
  else sharedStorage.remove(ADMIN);
}

/** Set by frontend/public/site-header.js, which has no session to end: the next page that has one ends it, once. */
export function takeSignOutAsked(): boolean {
  const asked = tabStorage.read('signOut') === 'yes';
  if (asked) tabStorage.remove('signOut');
  return asked;
}
