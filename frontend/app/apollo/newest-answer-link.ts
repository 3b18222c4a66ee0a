import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize, map } from 'rxjs';

/** The askings of one question that are not answered yet, and the answer of the latest that is. */
interface Question {
  asked: number;
  open: number;
  newest: { place: number; answer: ApolloLink.Result } | null;
}

/**
 * A question asked again, because something was written, may be answered before its first asking is. The late answer
 * would show the page from before the write, so in its place stands the newer one that came already.
 */
export function newestAnswerLink(): ApolloLink {
  const questions = new Map<string, Question>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const key = JSON.stringify([operation.operationName, operation.variables]);
    const question = questions.get(key) ?? { asked: 0, open: 0, newest: null };
    questions.set(key, question);
    question.asked += 1;
    question.open += 1;
    const place = question.asked;
    return forward(operation).pipe(
      map((answer) => {
        if (question.newest && question.newest.place > place) return question.newest.answer;
        question.newest = { place, answer };
        return answer;
      }),
      finalize(() => {
        question.open -= 1;
        if (question.open === 0) questions.delete(key);
      }),
    );
  });
}
