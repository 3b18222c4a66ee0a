import { Migration } from '@mikro-orm/migrations';

/** A grade is of a pick that is there. So `picks` cannot be emptied either: `truncate picks cascade` reaches `pick_grades`, which refuses it. */
export class Migration0032GradesOfPicks extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // Both tables are locked, one after the other, and a writer may have them the other way around. Given up before PostgreSQL looks for
    // deadlocks, which it does after a second, it is never that writer who fails.
    this.addSql("set lock_timeout = '800ms'");
    this.addSql('alter table pick_grades drop constraint if exists pick_grades_pick_id_foreign');
    // Added without a look at the rows, which are then read while others write.
    this.addSql(
      'alter table pick_grades add constraint pick_grades_pick_id_foreign foreign key (pick_id) references picks not valid',
    );
    this.addSql('alter table pick_grades validate constraint pick_grades_pick_id_foreign');
    this.addSql('reset lock_timeout');
  }

  override down(): void {
    this.addSql('alter table pick_grades drop constraint pick_grades_pick_id_foreign');
  }
}
