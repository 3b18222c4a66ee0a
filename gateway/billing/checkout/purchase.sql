-- name: stateOfPurchase
select state from purchases where id = :id;
