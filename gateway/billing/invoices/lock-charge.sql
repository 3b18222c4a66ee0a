-- name: lockInvoice
select from invoices where id = :id for update;
