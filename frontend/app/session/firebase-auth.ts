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
 * The identity provider. Made without a popup resolver: with one, phones ask an outside host for a script
 * before anybody wanted to sign in with Google.
 */
export function firebaseAuth(): Auth {
  if (auth) return auth;
  const app = initializeApp(pageConfig().firebase);
  auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (__LOCAL__) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return auth;
}
