import { Authorized, Directive } from 'type-graphql';
import { STAFF_ROLES, STAFF_SCOPES, type StaffScope } from '#schema/rules/access/staff.ts';
import { enumOf } from '#schema/types/enums.ts';

export const StaffRoleEnum = enumOf('StaffRole', 'What a person of the staff is there for.', STAFF_ROLES, {
  OWNER: 'Everything.',
  FINANCE: 'Money: figures, refunds, coupons; reads members and the audit log.',
  SUPPORT: 'Members: reads them and acts for them, with refunds of up to $100; what is wrong in operations.',
  ANALYST: 'Picks: writes, posts and grades them.',
});

export const StaffScopeEnum = enumOf(
  'StaffScope',
  'A right of the staff. Each role has some of them.',
  STAFF_SCOPES,
  {
    PICKS: 'Write, post, price and grade picks, and read them before they are posted.',
    MEMBERS_READ: 'Read members.',
    MEMBERS_ACT: 'Act for members: grant, cancel and end plans, end sessions, delete accounts.',
    INVOICES: 'Read the invoices of members.',
    REFUND: 'Refund up to $100 of an invoice.',
    LARGE_REFUND: 'Refund any amount.',
    MONEY: 'Read what the business earns, and how it compares with the processor; reply to disputes.',
    COUPONS: 'Make, change and delete coupons.',
    PRICES: 'Change the prices of plans.',
    OPERATIONS: 'See and settle what is wrong.',
    AUDIT: 'Read the audit log.',
    STAFF: 'Give and take roles, and act on the accounts of the staff.',
  },
);

/** Opens an operation to staff with one of the scopes, and to nobody else. The SDL shows it as `@staff`. */
export function ForStaff(...scopes: StaffScope[]): MethodDecorator {
  return all(Authorized<StaffScope>(...scopes), Directive(`@staff(anyOf: [${scopes.join(', ')}])`));
}

/**
 * Opens an operation to members, and to somebody of the staff only with a passkey of the last five minutes: for what outlives the
 * session, such as keys, webhooks and their secrets. The SDL shows it as `@freshPasskey`.
 */
export function Vouched(): MethodDecorator {
  return all(Authorized('MEMBER', 'FRESH_PASSKEY'), Directive('@freshPasskey'));
}

type AnyDecorator = ReturnType<typeof Authorized> | ReturnType<typeof Directive>;

function all(...decorators: AnyDecorator[]): MethodDecorator {
  return (target, key, descriptor) => {
    for (const decorate of decorators) (decorate as MethodDecorator)(target, key, descriptor);
  };
}
