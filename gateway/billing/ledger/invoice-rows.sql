-- An invoice with its lines, its member's address and the card that paid it, such as `Visa ending in 1111`.
-- part: invoiceRow
-- type: billed_to is BillingDetails of #schema/rules/money/billing-form.ts
-- type: lines is QuoteLine[] of #schema/rules/money/quote.ts
select i.*, u.email,
       (select a.card_type || ' ending in ' || a.card_last4 from payment_attempts a
         where a.invoice_id = i.id and a.state = 'succeeded') as paid_with,
       (select coalesce(json_agg(json_build_object('description', l.description, 'cents', l.cents)
                        order by l.position), '[]'::json)
          from invoice_lines l where l.invoice_id = i.id) as "lines!"
  from invoices i join users u on u.id = i.user_id;

-- name: invoiceRows
{invoiceRow};

-- name: invoiceOfId
{invoiceRow} where i.id = :id;
