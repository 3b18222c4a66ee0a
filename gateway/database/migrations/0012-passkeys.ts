import { Migration } from '@mikro-orm/migrations';

/** Passkeys of the staff, and when a session showed one. */
export class Migration0012Passkeys extends Migration {
  override up(): void {
    this.addSql(
      `create table passkeys (
        id text primary key,
        user_id varchar(128) not null,
        name varchar(60) not null,
        public_key text not null,
        counter bigint not null,
        transports text[] not null,
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3),
        constraint passkeys_user_id_foreign foreign key (user_id) references users (id) on update cascade on delete cascade
      )`,
    );
    this.addSql('create index passkeys_owner on passkeys (user_id, created_at)');
    this.addSql('alter table sessions add column second_factor_at timestamptz(3)');
    this.addSql('alter table sessions add column challenge varchar(100)');
    this.addSql('alter table sessions add column challenged_at timestamptz(3)');
  }

  override down(): void {
    this.addSql('drop table passkeys');
    this.addSql(
      'alter table sessions drop column second_factor_at, drop column challenge, drop column challenged_at',
    );
  }
}
