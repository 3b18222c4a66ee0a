import pg from 'pg';

/** A member or one of the staff whom the demo's past has brought. */
export interface LivedPerson {
  id: string;
  email: string;
  name: string;
  createdAt: Date;
}

/** Members and staff of the past that the first start lived (gateway/demo), without the demo's named persons. */
export async function livedPeople(databaseUrl: string): Promise<LivedPerson[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<LivedPerson>(
      `select id, email, created_at as "createdAt",
              coalesce((billing->>'firstName') || ' ' || (billing->>'lastName'), initcap(split_part(split_part(email, '@', 1), '.', 1))) as name
         from users where id like 'lived-%' order by id`,
    );
    return rows;
  } finally {
    await client.end();
  }
}
