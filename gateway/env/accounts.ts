import { z } from 'zod';
import { flag } from './flag.ts';

/** The identity provider, and whom it makes owners. */
export const accountVariables = {
  FIREBASE_PROJECT_ID: z
    .string()
    .min(1)
    .describe('Project of the identity provider: Firebase console, Project settings, General.'),
  FIREBASE_API_KEY: z
    .string()
    .min(1)
    .describe('Web API key of that project, on the same page. It is public and sent to browsers.'),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .default('')
    .describe('Domain of its sign-in pop-up, such as project.firebaseapp.com.'),
  GOOGLE_APPLICATION_CREDENTIALS: flag(
    'Path of the service account file of that project: Project settings, Service accounts, Generate new private key.',
  ),
  FIREBASE_AUTH_EMULATOR_HOST: flag(
    'Development only: its tokens are unsigned, production refuses to start with it.',
  ),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .describe(
      'Addresses, separated by commas, that become owners at sign-in once verified. Sessions and keys of before end.',
    ),
};
