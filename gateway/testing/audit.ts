import type { TestGateway } from './gateway.ts';

interface AuditSeen {
  actor: string;
  action: string;
  details: Record<string, unknown>;
  /** Only in what was written with an API key. */
  keyId?: string;
  keyPrefix?: string;
}

/** What the audit log tells of a target, oldest first. */
export async function auditOf({ services }: TestGateway, target: string): Promise<AuditSeen[]> {
  const query = `select jsonb_strip_nulls(jsonb_build_object('actor', actor, 'keyId', key_id,
    'keyPrefix', key_prefix, 'action', action)) || jsonb_build_object('details', details) as seen
    from audit_log where target = ? order by id`;
  const rows = await services.database.em.execute<{ seen: AuditSeen }[]>(query, [target]);
  return rows.map(({ seen }) => seen);
}
