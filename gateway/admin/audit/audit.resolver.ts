import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import {
  AuditLogArgs,
  AuditLogConnectionType,
  type AuditLogEntryType,
  AuditLogFilterInput,
  ExportAuditLogPayload,
} from '#schema/types/desk/audit-log.type.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import type { ConnectionOf } from '#schema/types/page.type.ts';
import { exportAuditLog } from './export-audit-log.ts';
import { listAuditLog } from './list-audit-log.ts';

@Resolver()
export class AuditResolver {
  @ForStaff('AUDIT')
  @Query(() => AuditLogConnectionType, {
    description:
      'Admins: who did what, newest first. Reading picks before they are posted takes another scope.',
  })
  auditLog(
    @Ctx() context: Context,
    @Args(() => AuditLogArgs) args: AuditLogArgs,
  ): Promise<ConnectionOf<AuditLogEntryType>> {
    return listAuditLog(context, args);
  }

  @ForStaff('AUDIT')
  @Mutation(() => ExportAuditLogPayload, {
    description: 'Admins: the address of a CSV file with the entries that match. The download is audited.',
  })
  async exportAuditLog(
    @Ctx() context: Context,
    @InputArg(AuditLogFilterInput) input: AuditLogFilterInput,
  ): Promise<ExportAuditLogPayload> {
    return { url: await exportAuditLog(context, input) };
  }
}
