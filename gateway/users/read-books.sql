-- name: booksOfMembers
select id, array(select jsonb_array_elements_text(books)) as "books!" from users
 where id = any(:ids::text[]) and books is not null;
