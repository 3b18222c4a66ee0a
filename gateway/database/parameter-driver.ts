import {
  type AnyEntity,
  type Configuration,
  type Dictionary,
  type EntityData,
  type LoggingOptions,
  PostgreSqlConnection,
  PostgreSqlDriver,
  PostgreSqlPlatform,
  type QueryResult,
  type Transaction,
} from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';

/** Writes `$1` where MikroORM 7 writes an escaped text: docs/decisions/0037-texts-as-parameters.md. */
class ParameterPlatform extends PostgreSqlPlatform {
  #texts: string[] | null = null;

  /** A query with `?` as it is sent. Numbers, instants and null stay in the statement: nobody writes them as text. */
  statement(sql: string, params: readonly unknown[]): CompiledQuery {
    const texts: string[] = [];
    this.#texts = texts;
    try {
      return CompiledQuery.raw(this.formatQuery(sql, params), texts);
    } finally {
      this.#texts = null;
    }
  }

  /** Throws TypeError for a number that is not finite: PostgreSQL would read its name as a column's. */
  override escape(value: unknown): string {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${value} is no parameter`);
    if (this.#texts === null || typeof value !== 'string') return super.escape(value);
    this.#texts.push(value);
    return `$${this.#texts.length}`;
  }
}

class ParameterConnection extends PostgreSqlConnection {
  override async execute<
    T extends QueryResult | EntityData<AnyEntity> | EntityData<AnyEntity>[] = EntityData<AnyEntity>[],
  >(
    query: Parameters<PostgreSqlConnection['execute']>[0],
    params: readonly unknown[] | Dictionary<unknown> = [],
    method: 'all' | 'get' | 'run' = 'all',
    ctx?: Transaction,
    loggerContext?: LoggingOptions,
  ): Promise<T> {
    if (typeof query !== 'string' || !Array.isArray(params) || !(this.platform instanceof ParameterPlatform))
      throw new TypeError('A query is text with a list of parameters');
    await this.ensureConnection();
    const statement = this.platform.statement(query, params);
    const run = async () => {
      const result = await (ctx ?? this.getClient()).executeQuery(statement);
      return this.transformRawResult<T>(result, method);
    };
    return this.executeQuery<T>(query, run, { query, params, ...loggerContext });
  }
}

/** Sends texts beside the statement, so that none of them can become part of it. */
export class ParameterDriver extends PostgreSqlDriver {
  constructor(config: Configuration) {
    super(config);
    // They are typed as read-only, and the constructor above names its own.
    Object.assign(this, { platform: new ParameterPlatform(), connection: new ParameterConnection(config) });
  }
}
