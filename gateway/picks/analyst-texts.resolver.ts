import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import {
  AnalystTextType,
  SetAnalystTextInput,
  SetAnalystTextPayload,
} from '#schema/types/picks/analyst.type.ts';
import { analystTexts, MAX_ANALYSTS, setAnalystText } from './analyst-texts.ts';

@Resolver()
export class AnalystTextsResolver {
  @ForStaff('PICKS')
  @Query(() => [AnalystTextType], {
    description: `Admins: the analysts of all picks with what each says of themselves, at most ${MAX_ANALYSTS}.`,
  })
  analystTexts(@Ctx() context: Context): Promise<AnalystTextType[]> {
    return analystTexts(context);
  }

  @ForStaff('PICKS')
  @Mutation(() => SetAnalystTextPayload, {
    description: 'Admins: writes what an analyst says of themselves, for the public page of their record.',
  })
  async setAnalystText(
    @Ctx() context: Context,
    @InputArg(SetAnalystTextInput) input: SetAnalystTextInput,
  ): Promise<SetAnalystTextPayload> {
    await setAnalystText(context, input);
    return { analysts: await analystTexts(context) };
  }
}
