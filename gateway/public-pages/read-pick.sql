-- What a pick cost at its moments, as it was written down last.
-- name: recordedPrices
select moment, book, odds::float8 as "odds!" from pick_prices where pick_id = :pickId;
