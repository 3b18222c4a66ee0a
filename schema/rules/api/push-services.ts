/** Where the push services of Chrome and its relatives, Firefox, Safari and Edge are. */
const PUSH_SERVICES =
  /^(fcm\.googleapis\.com|([\w-]+\.)*(push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/;

/** Whether a host belongs to a push service that messages are sent to. */
export function isPushService(hostname: string): boolean {
  return PUSH_SERVICES.test(hostname);
}
