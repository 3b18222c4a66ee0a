import { Migration } from '@mikro-orm/migrations';

/** What analysts say of themselves, and whose each name is. */
export class Migration0019AnalystTexts extends Migration {
  override up(): void {
    this.addSql(
      `create table analyst_texts (
        name varchar(80) primary key,
        text varchar(600) not null,
        user_id varchar(128),
        updated_at timestamptz(3) not null,
        constraint analyst_texts_user_id_foreign foreign key (user_id) references users (id) on update cascade on delete set null
      )`,
    );
  }

  override down(): void {
    this.addSql('drop table analyst_texts');
  }
}
