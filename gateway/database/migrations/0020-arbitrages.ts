import { Migration } from '@mikro-orm/migrations';

/** What the scanner found, kept for thirty days. A row is open as long as each round finds it again. */
export class Migration0020Arbitrages extends Migration {
  override up(): void {
    this.addSql(`create table arbitrages (
      id bigint generated always as identity primary key,
      game_id varchar(40) not null references games on delete cascade,
      market text not null,
      line numeric(7, 2),
      book_one varchar(80) not null,
      odds_one numeric(10, 6) not null,
      seen_one timestamptz(3) not null,
      book_two varchar(80) not null,
      odds_two numeric(10, 6) not null,
      seen_two timestamptz(3) not null,
      margin numeric(8, 6) not null,
      best_margin numeric(8, 6) not null,
      rounds int not null default 1,
      found_at timestamptz(3) not null,
      last_seen_at timestamptz(3) not null,
      gone_at timestamptz(3)
    ) with (fillfactor = 70)`);
    this.addSql(
      'create unique index arbitrages_open on arbitrages (game_id, market, coalesce(line, 0)) where gone_at is null',
    );
    this.addSql('create index arbitrages_found on arbitrages (found_at)');
  }

  override down(): void {
    this.addSql('drop table arbitrages');
  }
}
