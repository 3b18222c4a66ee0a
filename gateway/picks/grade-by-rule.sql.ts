// Written by npm run codegen from grade-by-rule.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface GradeOfPickValues {
  pickId: string;
}

export interface GradeOfPickRow {
  n: number;
}

export const gradeOfPick = new Statement<GradeOfPickValues, GradeOfPickRow>({
  name: 'gradeOfPick',
  text: `select n from pick_grades where pick_id = $1 limit 1`,
  values: ['pickId'],
  columns: ['n'],
});
