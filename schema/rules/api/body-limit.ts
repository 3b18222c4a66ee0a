/** The most bytes of a request's body. */
export const MOST_BODY_BYTES = 100_000;

/** Of a question to GraphQL by staff who write picks: files of games have 5,000 lines. nginx takes no more than this unless told to. */
export const MOST_FILE_BODY_BYTES = 1_000_000;
