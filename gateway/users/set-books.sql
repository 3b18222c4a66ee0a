-- name: setBooks
update users set books = :books?::jsonb where id = :id;
