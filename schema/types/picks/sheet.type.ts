import { Field, InputType, Int, ObjectType } from 'type-graphql';

@InputType('SheetColumnInput', { description: 'What a column of a file or pasted text is.' })
export class SheetColumnInput {
  @Field(() => String, {
    defaultValue: '',
    description: 'The column by its name in the file. Empty with a value for all lines.',
  })
  column!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Our name for it (docs/files.md); null leaves it unread.',
  })
  of!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What all lines have, where the file has no column for it.',
  })
  value?: string | null;
}

@InputType('SheetAnswerInput', { description: 'The answer to a question about a file or pasted text.' })
export class SheetAnswerInput {
  @Field(() => String, { description: 'The key of the question. One of other words is not used.' })
  question!: string;

  @Field(() => String, {
    description:
      'The key of one of its choices, or `by-line` where its words mean different things in different lines.',
  })
  choice!: string;
}

/** What a person says about a file or pasted text. */
@InputType()
export abstract class SheetInput {
  @Field(() => [SheetColumnInput], {
    defaultValue: [],
    description: 'What its columns are, where they are not called as in docs/files.md. All or none of them.',
  })
  columns!: SheetColumnInput[];

  @Field(() => [SheetAnswerInput], {
    defaultValue: [],
    description: 'Answers to the questions that an earlier call raised.',
  })
  answers!: SheetAnswerInput[];

  @Field(() => [Int], { defaultValue: [], description: 'Lines to leave out, from 1.' })
  leaveOut!: number[];
}

@ObjectType('SheetColumn', { description: 'A column of a file or pasted text.' })
export class SheetColumnType {
  @Field(() => String, { description: 'Its name in the file.' })
  column!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it is, or a guess; null where it is left unread.',
  })
  of!: string | null;

  @Field(() => Boolean, {
    description: 'Whether a person said so, or the name did. While one is not, nothing is read.',
  })
  isCertain!: boolean;

  @Field(() => [String], { description: 'Its first cells that are not empty, at most 3.' })
  samples!: string[];
}

@ObjectType('SheetChoice', { description: 'One of the things that words can mean.' })
class SheetChoiceType {
  @Field(() => String, { description: 'Names it in an answer.' })
  key!: string;

  @Field(() => String, { description: 'What is meant, such as +150 (2.50).' })
  label!: string;
}

@ObjectType('SheetQuestion', {
  description:
    'Words of a file or pasted text that can mean several things. Nothing is written while one is open.',
})
export class SheetQuestionType {
  @Field(() => String, { description: 'Names it in an answer.' })
  key!: string;

  @Field(() => String, { description: 'The question.' })
  asks!: string;

  @Field(() => String, { nullable: true, description: 'The column; null where it is about a whole line.' })
  column!: string | null;

  @Field(() => String, { description: 'The words as they were read.' })
  cell!: string;

  @Field(() => [Int], { description: 'The lines in which they are, from 1; at most 5000.' })
  rows!: number[];

  @Field(() => [SheetChoiceType], { description: 'Everything that they can mean, at most 10.' })
  choices!: SheetChoiceType[];

  @Field(() => String, {
    nullable: true,
    description: 'The key of the choice that was given; null while it is open.',
  })
  answer!: string | null;
}

@ObjectType('SheetLine', { description: 'A line of a file or pasted text that holds no row.' })
export class SheetLineType {
  @Field(() => Int, { description: 'The line, from 1.' })
  row!: number;

  @Field(() => String, { description: 'Its words.' })
  text!: string;

  @Field(() => String, { description: 'Why it is left out: is above the columns.' })
  why!: string;
}
