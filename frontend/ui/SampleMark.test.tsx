import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SamplesShown } from '#frontend/app/samples-shown.ts';
import { AdvertisedFeature, SamplesStrip } from './SampleMark.tsx';

test('a mark is a ring for the eye and words for who listens', () => {
  render(<AdvertisedFeature feature="24/7 Support" />);
  expect(screen.getByText('24/7 Support')).toHaveTextContent(/^24\/7 Support \(made up\)$/);
  expect(screen.getByTitle('Made up').firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test('what the product provides has no mark', () => {
  const { container } = render(<AdvertisedFeature feature="Member Dashboard" />);
  expect(container).toHaveTextContent(/^Member Dashboard$/);
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
