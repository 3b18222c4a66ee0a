import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showTo, VISITOR } from '#frontend/testing/show-to.tsx';
import { RECORD_RULES } from '#schema/rules/record/record-rules.ts';
import { RecordRulesPage } from './RecordRulesPage.tsx';

test('anyone reads all rules that the log commits to', () => {
  showTo(VISITOR, <RecordRulesPage />, '/record/rules');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('House rules');
  for (const { title, paragraphs } of RECORD_RULES) {
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
    for (const paragraph of paragraphs) expect(screen.getByText(paragraph)).toBeVisible();
  }
});
