/** One webhook, from the moment it is due until it has been taken, given up or dropped. */
export interface Delivery {
  id: string;
  merchantId: string;
  kind: string;
  subjectId: string;
  url: string;
  signature: string;
  payload: string;
  /** Moments are milliseconds of the movable clock. */
  createdAt: number;
  dueAt: number | null;
  attempts: { at: number; status: number | null; problem: string | null }[];
  state: 'waiting' | 'delivered' | 'failed' | 'dropped';
}
