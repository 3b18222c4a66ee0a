-- The leaf of a grade, or of a void. Called by pick_grades_at_commit.
create or replace function record_seal_grade(grade pick_grades) returns void
language plpgsql as $$
begin
  if grade.result = 'VOID' then
    perform record_append('void', (select row_to_json(f) from (select grade.pick_id as pick, grade.void_reason as reason,
      grade.reason as note, grade.author) f), grade.at);
  else
    perform record_append('grade', (select row_to_json(f) from (select grade.pick_id as pick, grade.result, grade.score,
      grade.source, grade.author, grade.reason) f), grade.at);
  end if;
end $$;
