import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import {
  FingerprintCheckType,
  SaveFingerprintInput,
  SaveFingerprintPayload,
} from '#schema/types/access/device.type.ts';
import { checkFingerprint } from './check-fingerprint.ts';
import { saveFingerprint } from './save-fingerprint.ts';

@Resolver()
export class TrialResolver {
  @Query(() => FingerprintCheckType, {
    description: 'Whether a device has used its free trial. Rate limited.',
  })
  checkFingerprint(
    @Ctx() context: Context,
    @Arg('fingerprintId', () => String, {
      description: 'The fingerprint of the device; 1 to 128 characters.',
    })
    fingerprintId: string,
  ): Promise<FingerprintCheckType> {
    return checkFingerprint(context, fingerprintId);
  }

  @Authorized('MEMBER')
  @Mutation(() => SaveFingerprintPayload, {
    description: 'Members: stores your device, as a keyed hash that cannot be reversed.',
  })
  async saveFingerprint(
    @Ctx() context: Context,
    @InputArg(SaveFingerprintInput) input: SaveFingerprintInput,
  ): Promise<SaveFingerprintPayload> {
    return { saved: await saveFingerprint(context, input) };
  }
}
