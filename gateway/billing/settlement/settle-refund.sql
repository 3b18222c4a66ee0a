-- The processor's transaction no longer moves money: see our-records.ts.
-- name: voidCharge
update payment_attempts set voided_at = :now where invoice_id = :invoiceId and state = 'succeeded';
