// Written by npm run codegen from move-prices.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface AddPriceMoveValues {
  id: string;
  tier: string;
  cents: number;
  reason: string;
  by: string;
  now: Date;
}

export type AddPriceMoveRow = Record<never, never>;

export const addPriceMove = new Statement<AddPriceMoveValues, AddPriceMoveRow>({
  name: 'addPriceMove',
  text: `insert into plan_price_moves (id, tier, cents, reason, proposed_by, proposed_at)
values ($1, $2, $3, $4, $5, $6)`,
  values: ['id', 'tier', 'cents', 'reason', 'by', 'now'],
  columns: [],
});

export interface LockPriceMoveValues {
  id: string;
}

export interface LockPriceMoveRow {
  approvedAt: Date | null;
  cents: number;
  endedAt: Date | null;
  tier: 'PLUS' | 'PREMIUM' | 'VIP';
}

export const lockPriceMove = new Statement<LockPriceMoveValues, LockPriceMoveRow>({
  name: 'lockPriceMove',
  text: `select tier, cents, approved_at, ended_at from plan_price_moves where id = $1 for update`,
  values: ['id'],
  columns: ['approved_at', 'cents', 'ended_at', 'tier'],
  instants: ['approved_at', 'ended_at'],
});

export interface EndPriceMoveValues {
  by: string;
  now: Date;
  id: string;
}

export type EndPriceMoveRow = Record<never, never>;

export const endPriceMove = new Statement<EndPriceMoveValues, EndPriceMoveRow>({
  name: 'endPriceMove',
  text: `update plan_price_moves set ended_by = $1, ended_at = $2 where id = $3`,
  values: ['by', 'now', 'id'],
  columns: [],
});
