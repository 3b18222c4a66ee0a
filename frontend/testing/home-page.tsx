import {
  AdminTodayDocument,
  type AdminTodayQuery,
  HomeDocument,
  type HomePickFragment,
  type HomeQuery,
} from '#frontend/generated/graphql.ts';
import { HomePage } from '#frontend/home/HomePage.tsx';
import { Answers } from '#frontend/testing/answers.ts';
import { pass } from '#frontend/testing/pass.ts';
import { sampleMember, TODAY, today, YESTERDAY } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

interface Given {
  picks?: HomeQuery['board']['picks'];
  results?: Partial<HomePickFragment>[];
}

export function counted(totalCount: number, { picks = [], results = [] }: Given = {}): HomeQuery {
  const answer = {
    board: { __typename: 'Board' as const, date: TODAY, totalCount, picks },
    yesterday: {
      __typename: 'Board' as const,
      date: YESTERDAY,
      picks: results.map((given, index) => ({
        ...{ __typename: 'Pick' as const, id: `result_${index}`, status: 'PUBLISHED' as const },
        ...{ teamOne: 'Heat', teamTwo: 'Knicks', result: 'WIN' as const, odds: 2, units: 1, score: null },
        ...given,
      })),
    },
    today: today(),
  };
  return answer;
}

function adminToday(): AdminTodayQuery {
  const statuses = ['PUBLISHED', 'DRAFT', 'DRAFT', 'WITHDRAWN'] as const;
  const picks = statuses.map((status, at) => ({ __typename: 'Pick' as const, id: `today_${at}`, status }));
  const answer = {
    adminBoard: { __typename: 'Board' as const, date: TODAY, picks },
    problems: [{ __typename: 'Problem' as const, kind: 'UNGRADED' as const, subject: YESTERDAY }],
  };
  return answer;
}

export async function showHome(given: Parameters<typeof sampleMember>[0] = {}, home = counted(12)) {
  const answers = new Answers().to(HomeDocument, home).to(AdminTodayDocument, adminToday());
  show(<HomePage />, { at: '/home', answers, member: sampleMember(given) });
  await pass();
}
