import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { pageConfig } from '#frontend/app/page-config.ts';

let auth: Auth | null = null;

/**
 * The identity provider. Created without a popup resolver: with one, phones load a script from an outside host
 * before it is needed for Google sign-in.
 */
export function firebaseAuth(): Auth {
  if (auth) return auth;
  const app = initializeApp(pageConfig().firebase);
  auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (__LOCAL__) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return auth;
}
