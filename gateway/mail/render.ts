import { compose } from './compose.ts';
import { linksTo } from './letter.ts';
import type { MailData, Template } from './mail.ts';
import type { Message } from './mailer.ts';
import { pageOf } from './page.ts';
import { textOf } from './text.ts';

/** The mail in its two forms. Throws for a link that leads anywhere but to a web page. */
export function render<T extends Template>(
  template: T,
  data: MailData[T],
  publicUrl: string,
): Pick<Message, 'subject' | 'html' | 'text'> {
  const letter = compose(template, data, linksTo(publicUrl));
  if (letter.action && !/^https?:\/\//.test(letter.action.url))
    throw new Error('A mail may only link to a web page');
  return { subject: letter.subject, html: pageOf(letter), text: textOf(letter) };
}
