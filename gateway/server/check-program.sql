-- name: heldProgramHash
select hash from database_program;
