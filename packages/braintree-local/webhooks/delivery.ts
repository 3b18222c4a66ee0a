/** One webhook, from its first attempt until it is delivered or given up. */
export interface Delivery {
  id: string;
  kind: string;
  subjectId: string;
  url: string;
  signature: string;
  payload: string;
  /** Moments are milliseconds of the movable clock. */
  createdAt: number;
  /** When it is tried again; null while an attempt is running and at the end. */
  dueAt: number | null;
  attempts: { at: number; status: number | null; problem: string | null }[];
  state: 'waiting' | 'delivered' | 'failed';
}
