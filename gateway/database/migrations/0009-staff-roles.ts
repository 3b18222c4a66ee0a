import { Migration } from '@mikro-orm/migrations';

/** Admins become owners. The constraint refuses, until the program keeps both columns, what would leave a former admin a role. */
export class Migration0009StaffRoles extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('alter table "users" add column if not exists "role" varchar(10) null');
    this.addSql('alter table "users" drop constraint if exists "users_role"');
    this.addSql(
      `alter table "users" add constraint "users_role" check (
         "role" is null or "role" in ('FINANCE', 'SUPPORT', 'ANALYST') or ("role" = 'OWNER' and "is_admin")) not valid`,
    );
    this.addSql('alter table "users" validate constraint "users_role"');
    this.addSql(`update "users" set "role" = 'OWNER' where "is_admin" and "role" is null`);
  }

  override down(): void {
    this.addSql('alter table "users" drop column "role"');
  }
}
