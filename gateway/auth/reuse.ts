/**
 * Whether the answer to one request serves other requests too, and for how long. Root fields say so while they resolve;
 * an answer with a field that said nothing is used once.
 */
export class Reuse {
  /** The moment from which time alone may change the answer, in milliseconds since 1970. */
  until = Number.POSITIVE_INFINITY;
  /** Whether the answer shows the member's own account. */
  isPersonal = false;
  #reusableFields = 0;
  #isUsedOnce = false;

  /** @param picksStamp The version of the picks when the request was read; null: nothing may be reused. */
  constructor(readonly picksStamp: string | null) {}

  /** For a root field that depends on nothing but the picks, the viewer's tier and the time. */
  ofPicks(): void {
    this.#reusableFields += 1;
  }

  /** For a root field that shows the member's account as the caller was read, and nothing else. */
  ofMember(): void {
    this.#reusableFields += 1;
    this.isPersonal = true;
  }

  /** For a field that reads something else: the answer is used once. */
  never(): void {
    this.#isUsedOnce = true;
  }

  /** Time changes what the answer says at this moment; past moments are ignored. */
  changesAt(moment: Date, now: Date): void {
    if (moment > now) this.until = Math.min(this.until, moment.getTime());
  }

  /** Whether every one of so many root fields may be reused. */
  covers(rootFields: number): boolean {
    if (this.#isUsedOnce) return false;
    return this.picksStamp !== null && rootFields > 0 && this.#reusableFields === rootFields;
  }
}
