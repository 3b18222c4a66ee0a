/** The payload to send; or that it is not time yet; or that the key or its owner may not have it. */
export type Message = { data: Record<string, unknown> } | { waitUntil: Date } | 'withheld';
