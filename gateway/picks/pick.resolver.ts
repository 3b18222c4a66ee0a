import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { americanOdds } from '#schema/rules/picks/odds.ts';
import { easternDay, nextMidnight } from '#schema/rules/time/eastern-time.ts';
import { OpenToKeys } from '#schema/types/api/api-key.type.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import { BoardType, TodayType } from '#schema/types/picks/board.type.ts';
import {
  CreatePickInput,
  GradePickInput,
  PickIdInput,
  SetWinnerInput,
  UpdatePickInput,
} from '#schema/types/picks/pick.input.ts';
import { DeletePickPayload, PickPayload } from '#schema/types/picks/pick.payload.ts';
import { PickType } from '#schema/types/picks/pick.type.ts';
import { CalendarDate } from '#schema/types/scalars.ts';
import { createPick } from './create-pick.ts';
import { deletePick } from './delete-pick.ts';
import { visibilityFor } from './gate-fields.ts';
import { gradePick, setWinner, toggleWinner } from './grade-pick.ts';
import { type PickRecord, revisionsOf } from './pick-rows.ts';
import { publishPick } from './publish-pick.ts';
import { readAdminBoard, readBoard, readPick } from './read-board.ts';
import { updatePick } from './update-pick.ts';

@Resolver(() => PickType)
export class PickResolver {
  @OpenToKeys('READ_PICKS', 'READ_RECORD', 'WRITE_PICKS')
  @Query(() => TodayType, { description: "The server's day in New York and its clock." })
  today(@Ctx() { now, reuse }: Context): TodayType {
    reuse.ofPicks();
    reuse.changesAt(nextMidnight(now), now);
    return { date: easternDay(now), now };
  }

  @OpenToKeys('READ_PICKS', 'READ_RECORD')
  @Query(() => BoardType, { description: 'The picks of a day, each as the viewer may see it.' })
  board(
    @Ctx() context: Context,
    @Arg('date', () => CalendarDate, { nullable: true, description: 'The New York day; left out: today.' })
    date: string | null,
  ): Promise<BoardType> {
    return readBoard(context, date);
  }

  @ForStaff('PICKS')
  @OpenToKeys('WRITE_PICKS')
  @Query(() => BoardType, { description: 'Admins: every pick of any day, drafts included.' })
  adminBoard(
    @Ctx() context: Context,
    @Arg('date', () => CalendarDate, { description: 'The New York day.' }) date: string,
  ): Promise<BoardType> {
    return readAdminBoard(context, date);
  }

  @OpenToKeys('READ_PICKS', 'READ_RECORD')
  @Query(() => PickType, { nullable: true, description: 'One pick; null when the viewer may not see it.' })
  pick(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the pick.' }) id: string,
  ): Promise<PickType | null> {
    return readPick(context, id);
  }

  @ForStaff('PICKS')
  @OpenToKeys('WRITE_PICKS')
  @Mutation(() => PickPayload, { description: 'Admins: posts a pick, or keeps it as a draft.' })
  async createPick(
    @Ctx() context: Context,
    @InputArg(CreatePickInput) input: CreatePickInput,
  ): Promise<PickPayload> {
    return { pick: await createPick(context, input) };
  }

  @ForStaff('PICKS')
  @OpenToKeys('WRITE_PICKS')
  @Mutation(() => PickPayload, {
    description:
      'Admins: changes a pick until its game starts. After release the earlier version is kept as a revision.',
  })
  async updatePick(
    @Ctx() context: Context,
    @InputArg(UpdatePickInput) input: UpdatePickInput,
  ): Promise<PickPayload> {
    return { pick: await updatePick(context, input) };
  }

  @ForStaff('PICKS')
  @OpenToKeys('WRITE_PICKS')
  @Mutation(() => PickPayload, { description: 'Admins: posts a draft.' })
  async publishPick(
    @Ctx() context: Context,
    @InputArg(PickIdInput) { id }: PickIdInput,
  ): Promise<PickPayload> {
    return { pick: await publishPick(context, id) };
  }

  @ForStaff('PICKS')
  @OpenToKeys('WRITE_PICKS')
  @Mutation(() => PickPayload, {
    description: 'Admins: sets the result of a pick whose game has started. Earlier ones stay in `grades`.',
  })
  async gradePick(
    @Ctx() context: Context,
    @InputArg(GradePickInput) input: GradePickInput,
  ): Promise<PickPayload> {
    return { pick: await gradePick(context, input) };
  }

  @ForStaff('PICKS')
  @OpenToKeys('WRITE_PICKS')
  @Mutation(() => PickPayload, { description: 'Admins: switches between winner and not decided.' })
  async toggleWinner(
    @Ctx() context: Context,
    @InputArg(PickIdInput) input: PickIdInput,
  ): Promise<PickPayload> {
    return { pick: await toggleWinner(context, input) };
  }

  @ForStaff('PICKS')
  @OpenToKeys('WRITE_PICKS')
  @Mutation(() => PickPayload, { description: 'Admins: says whether a pick is a winner.' })
  async setWinner(
    @Ctx() context: Context,
    @InputArg(SetWinnerInput) input: SetWinnerInput,
  ): Promise<PickPayload> {
    return { pick: await setWinner(context, input) };
  }

  @ForStaff('PICKS')
  @OpenToKeys('WRITE_PICKS')
  @Mutation(() => DeletePickPayload, {
    description:
      'Admins: deletes a pick that no member could read yet, and withdraws one that was released, until its game starts.',
  })
  async deletePick(
    @Ctx() context: Context,
    @InputArg(PickIdInput) input: PickIdInput,
  ): Promise<DeletePickPayload> {
    const withdrawnPick = await deletePick(context, input);
    return { deletedPickId: withdrawnPick ? null : input.id, withdrawnPick };
  }

  @FieldResolver()
  americanOdds(@Root() { odds }: PickRecord): string | null {
    return odds === null ? null : americanOdds(odds);
  }

  @FieldResolver()
  isWinner(@Root() { result }: PickRecord): boolean {
    return result === 'WIN';
  }

  @FieldResolver()
  locked(@Root() pick: PickRecord, @Ctx() context: Context): boolean {
    return visibilityFor(pick, context).state !== 'OPEN';
  }

  @FieldResolver()
  requiredTier(@Root() pick: PickRecord, @Ctx() context: Context) {
    const seen = visibilityFor(pick, context);
    return seen.state === 'LOCKED' ? seen.requiredTier : null;
  }

  @FieldResolver()
  lockReason(@Root() pick: PickRecord, @Ctx() context: Context) {
    const seen = visibilityFor(pick, context);
    return seen.state === 'LOCKED' ? seen.reason : null;
  }

  @FieldResolver()
  opensAt(@Root() pick: PickRecord, @Ctx() context: Context) {
    const seen = visibilityFor(pick, context);
    return seen.state === 'LOCKED' ? seen.opensAt : null;
  }

  @FieldResolver()
  async revisions(@Root() pick: PickRecord, @Ctx() { database }: Context) {
    if (pick.edits === 0) return [];
    const revisions = await revisionsOf(database.em, pick.id);
    return revisions.map((revision) => ({ ...revision, gatedBy: pick }));
  }
}
