-- part: memberMail
-- type: template is Template of #gateway/mail/mail.ts
select id, template, data, created_at, sent_at, attempts from outbox;

-- The last mails to an address, newest first. Those to the staff about somebody else are not among them.
-- name: mailsTo
{memberMail} where lower(recipient) = lower(:email) and template not like 'admin-%' order by id desc limit :most;

-- name: mailTo
{memberMail} where id = :id::bigint and lower(recipient) = lower(:email);
