-- name: gradeOfPick
select n from pick_grades where pick_id = :pickId limit 1;
