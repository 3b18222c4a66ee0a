import { Migration } from '@mikro-orm/migrations';

/** The few leaves that announce keys are found at each signature, in a log of any size. */
export class Migration0031KeysOfTheLog extends Migration {
  override up(): void {
    this.addSql('create index "record_leaves_keys" on "record_leaves" ("index") where "kind" = \'key\'');
  }

  override down(): void {
    this.addSql('drop index "record_leaves_keys"');
  }
}
