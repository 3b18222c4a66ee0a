import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SamplesShown } from '#frontend/app/Providers.tsx';
import { SampleMark, SamplesStrip } from './SampleMark.tsx';

test('a mark is a ring for the eye and words for who listens', () => {
  render(<SampleMark />);
  expect(screen.getByTitle('Made up')).toHaveTextContent(/^\(made up\)$/);
  expect(screen.getByTitle('Made up').firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test.each([
  [true, 1],
  [false, 0],
])('with samples shown: %s, %i strip says what the mark means', (value, times) => {
  render(
    <SamplesShown value={value}>
      <SamplesStrip />
    </SamplesShown>,
  );
  expect(screen.queryAllByText(/^Demo content: anything marked/)).toHaveLength(times);
});
