import { expect, test } from '@jest/globals';
import { html } from './html.ts';

test('what a page shows is text, whatever it contains', () => {
  const subject = `<script>alert("1")</script> & 'more'`;
  expect(html`<p>${subject}</p>`.text).toBe(
    '<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39;</p>',
  );
});

test('templates within templates stay markup', () => {
  expect(html`<ul>${['a', '<b>'].map((item) => html`<li>${item}</li>`)}</ul>`.text).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>',
  );
});
