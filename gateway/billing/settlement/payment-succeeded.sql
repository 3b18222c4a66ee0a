-- name: linesOfInvoice
select description, cents from invoice_lines where invoice_id = :invoiceId order by position;
