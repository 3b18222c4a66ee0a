import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Answers } from '#frontend/testing/answers.ts';
import { show } from '#frontend/testing/show.tsx';
import { NothingHere } from './NothingHere.tsx';

test('an address without a page is named, with ways on', () => {
  show(<NothingHere />, { at: '/start', state: { nothingAt: '/nothing-here' }, answers: new Answers() });
  expect(screen.getByRole('status')).toHaveTextContent('Nothing is here. There is no page /nothing-here');
  expect(screen.getByRole('link', { name: 'Search the Record' })).toHaveAttribute('href', '/record');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
});

test('who opens the start page itself reads nothing of it', () => {
  show(<NothingHere />, { at: '/start', answers: new Answers() });
  expect(screen.queryByText('Nothing is here.')).toBeNull();
});
