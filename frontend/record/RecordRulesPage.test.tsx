import { beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showTo, VISITOR, writeConfig } from '#frontend/testing/show-to.tsx';
import { recordRules } from '#schema/rules/record/record-rules.ts';
import { RecordRulesPage } from './RecordRulesPage.tsx';

beforeAll(writeConfig);

test.each([null, { reference: null }, { reference: 'draftkings' }])(
  'anyone reads all rules that the log commits to, with closes by %j',
  (closing) => {
    const config = document.getElementById('config');
    if (config) config.textContent = JSON.stringify({ ...JSON.parse(config.textContent ?? '{}'), closing });
    showTo(VISITOR, <RecordRulesPage />, '/record/rules');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('House rules');
    for (const { title, paragraphs } of recordRules(closing)) {
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
      for (const paragraph of paragraphs) expect(screen.getByText(paragraph)).toBeVisible();
    }
    const limits = 'Who they are, what cheating would look like, and what is not proven';
    expect(screen.getByRole('link', { name: limits })).toHaveAttribute('href', '/record/verify#limits');
    expect(screen.getByRole('link', { name: 'Check the record' })).toHaveAttribute('href', '/record/verify');
    expect(screen.queryAllByText(/draftkings/)).toHaveLength(closing?.reference ? 1 : 0);
  },
);
