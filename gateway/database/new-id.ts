import { randomUUID } from 'node:crypto';

/** A random id with a prefix that says what it names, such as `pick_…`. */
export function newId(
  prefix:
    | 'pick'
    | 'inv'
    | 'sub'
    | 'coupon'
    | 'batch'
    | 'gone'
    | 'key'
    | 'whe'
    | 'game'
    | 'push'
    | 'move'
    | 'view'
    | 'apv'
    | 'invite',
): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`;
}
