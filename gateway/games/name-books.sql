-- name: booksOfLeague
select book, key from feed_books where league = :league;
