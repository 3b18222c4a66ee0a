import { expect, test } from '@jest/globals';
import { Metrics } from './metrics.ts';

test('a figure that cannot be read is left out, with labels and without, and the others are reported', async () => {
  const metrics = new Metrics();
  const fail = () => Promise.reject(new Error('The database is away'));
  metrics.gauge('chalkline_one', 'One.', fail);
  metrics.gauges('chalkline_many', 'Many.', 'what', fail);
  metrics.gauges('chalkline_none', 'None.', 'what', async () => ({}));
  metrics.gauge('chalkline_read', 'Read.', () => 7);
  const text = await metrics.registry.metrics();
  expect(text.match(/^chalkline_(one|many|none|read).*$/gm)).toEqual(['chalkline_read 7']);
});
