-- The processor's transaction no longer moves money: see our-records.ts.
-- name: voidCharge
update payment_attempts set voided_at = :now where invoice_id = :invoiceId and state = 'succeeded';

-- `charged_by`: the id of the refunded invoice.
-- name: settleRefund
update invoices as c set state = :state, paid_at = :paidAt? where id = :id and type = 'credit' and state = 'open'
returning {refundedId} as "charged_by!", number, total_cents,
          (select email from users where users.id = c.user_id) as "recipient!";
