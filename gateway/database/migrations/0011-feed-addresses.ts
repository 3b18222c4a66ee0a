import { Migration } from '@mikro-orm/migrations';

/** Which members have an address of a calendar and a feed of picks. */
export class Migration0011FeedAddresses extends Migration {
  override up(): void {
    this.addSql(
      `create table feed_addresses (
        user_id varchar(128) primary key,
        since timestamptz(3) not null,
        constraint feed_addresses_user_id_foreign foreign key (user_id) references users (id) on update cascade on delete cascade
      )`,
    );
  }

  override down(): void {
    this.addSql('drop table feed_addresses');
  }
}
