/** The most bytes of a request's body, before it is unpacked and after. */
export const MOST_BODY_BYTES = 100_000;
