-- part: gameQuestion
select kind, game_id, other_game_id, answer from game_questions where id = :id;

-- name: gameQuestion
{gameQuestion};

-- name: lockGameQuestion
{gameQuestion} for update;

-- name: answerGameQuestion
update game_questions set answer = :answer, answered_at = :now, answered_by = :by where id = :id;

-- name: movePicksToGame
update pick_games set game_id = :gameId where game_id = :otherGameId;
