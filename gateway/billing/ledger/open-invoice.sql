-- name: billToMember
update invoices i set billed_to = u.billing from users u where u.id = i.user_id and i.id = :id;
