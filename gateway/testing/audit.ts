import type { TestGateway } from './gateway.ts';

export interface AuditSeen {
  actor: string;
  keyId: string | null;
  keyPrefix: string | null;
  action: string;
  details: Record<string, unknown>;
}

/** What the audit log tells of a target, oldest first. */
export function auditOf({ services }: TestGateway, target: string): Promise<AuditSeen[]> {
  const query = `select actor, key_id as "keyId", key_prefix as "keyPrefix", action, details
    from audit_log where target = ? order by id`;
  return services.database.em.execute<AuditSeen[]>(query, [target]);
}
