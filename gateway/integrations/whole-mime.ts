import { Readable } from 'node:stream';
import * as base64 from 'nodemailer/lib/base64';
import type { PluginFunction } from 'nodemailer/lib/mailer';
import type MimeNode from 'nodemailer/lib/mime-node';
import * as quotedPrintable from 'nodemailer/lib/qp';

/**
 * For nodemailer, which sends a mail piece by piece through a dozen streams, each piece a write to the socket: about a fifth of the
 * processor time of rendering and sending it. Ours are small texts, so each is put together at once. Its bytes are those of
 * nodemailer's own streams; only a text whose last line ends in a space may be wrapped elsewhere.
 */
export const writeWhole: PluginFunction<unknown> = ({ message }, done) => {
  message.createReadStream = () => {
    const text = mimeText(message);
    return new Readable({
      read() {
        this.push(text);
        this.push(null);
      },
    });
  };
  done();
};

/** A mail or a part of one, with its headers. Throws for content that is no text. */
function mimeText(node: MimeNode): string {
  // First, because it decides how the content is encoded.
  const headers = node.buildHeaders();
  return `${headers}\r\n\r\n${node.multipart ? partsOf(node) : contentOf(node)}`;
}

function partsOf({ boundary, childNodes }: MimeNode): string {
  const parts = childNodes.map((part) => `--${boundary}\r\n${mimeText(part)}\r\n`);
  return `${parts.join('')}--${boundary}--\r\n`;
}

function contentOf(node: MimeNode): string {
  const { content } = node;
  if (typeof content !== 'string') throw new Error('A part of a mail is no text');
  switch (node.getTransferEncoding()) {
    case 'quoted-printable':
      return quotedPrintable.wrap(quotedPrintable.encode(content));
    case 'base64':
      return base64.wrap(base64.encode(content));
    default:
      return content;
  }
}
