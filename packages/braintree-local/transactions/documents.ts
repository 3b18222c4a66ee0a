import { type Answer, created } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { invalid, refuse } from '../http/invalid.ts';
import { child, text } from '../http/params.ts';
import { freshId } from '../vault/ids.ts';

const TYPES = /\.(png|jpe?g|pdf)$/i;

/** `documentUpload.create`: a file as evidence. Its content is not kept. */
export function createDocument({ vault, params }: Call): Answer {
  const kind = text(params, 'document_upload[kind]') ?? '';
  if (kind !== 'evidence_document') throw refuse(invalid('84901', 'document_upload'));
  const file = child(params, 'file');
  const name = text(file, 'name') ?? '';
  if (!TYPES.test(name)) throw refuse(invalid('84903', 'document_upload'));
  const id = freshId(vault.documents, 16);
  const document = {
    id,
    kind,
    name,
    size: Number(text(file, 'size')),
    contentType: text(file, 'type') ?? '',
  };
  vault.documents.set(id, document);
  const { contentType, ...shown } = document;
  return created('document_upload', { ...shown, content_type: contentType });
}
