/** Which build runs: in `/livez`, in metrics, in the headers of mails and in the first line of the log. */
export interface Release {
  /** As in package.json; `development` where the sources themselves run. */
  version: string;
  /** The full hash; null where a build was made without Git and without COMMIT. */
  commit: string | null;
  builtAt: string | null;
}

/** Put in by gateway/build.mjs. */
declare const CHALKLINE_RELEASE: Release | undefined;

export const RELEASE: Release =
  typeof CHALKLINE_RELEASE === 'undefined'
    ? { version: 'development', commit: null, builtAt: null }
    : CHALKLINE_RELEASE;
