import { Migration } from '@mikro-orm/migrations';

/** How members want to be told of picks, which addresses are proved, and where no mail may go. */
export class Migration0006AlertSettings extends Migration {
  override up(): void {
    this.addSql('alter table users add column email_proved_at timestamptz(3)');
    // The weekly receipts were given to proved addresses alone.
    this.addSql(
      'update users set email_proved_at = weekly_receipts_since where weekly_receipts_since is not null',
    );
    this.addSql(
      `create table alert_settings (
        user_id varchar(128) primary key,
        mail text not null check (mail in ('INSTANT', 'DIGEST', 'OFF')),
        push boolean not null,
        recap boolean not null,
        leagues text[],
        tiers text[],
        digest_at varchar(5) not null,
        next_digest_at timestamptz(3),
        quiet_from varchar(5),
        quiet_to varchar(5),
        locked_news boolean not null,
        hide_words boolean not null,
        updated_at timestamptz(3) not null,
        constraint alert_settings_user_id_foreign foreign key (user_id) references users (id) on update cascade on delete cascade
      )`,
    );
    this.addSql(
      'create index alert_settings_due on alert_settings (next_digest_at) where next_digest_at is not null',
    );
    this.addSql(
      `create table mail_suppressions (
        address_key varchar(64) not null,
        scope text not null check (scope in ('ALL', 'NEWS')),
        reason text not null check (reason in ('BOUNCE', 'COMPLAINT')),
        detail varchar(300),
        at timestamptz(3) not null,
        primary key (address_key, scope)
      )`,
    );
  }

  override down(): void {
    this.addSql('drop table mail_suppressions');
    this.addSql('drop table alert_settings');
    this.addSql('alter table users drop column email_proved_at');
  }
}
