/** The errors that a browser words itself, where no answer came or none that names its failure. The others are in errors.ts. */
export const WORDED_HERE = {
  UNAUTHENTICATED: { status: 401, message: 'No authenticated user' },
  INVALID_TOKEN: { status: 401, message: 'Failed to get authentication token' },
  QUERY_TOO_LARGE: { status: 400, message: 'This is too much at once. Please send less.' },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  UNAVAILABLE: { status: 503, message: 'Server error. Please try again.' },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'An unexpected error occurred' },
} as const;
