/** What a file is by how it begins; its name can say anything. */
export type FileKind = 'TEXT' | 'WORKBOOK' | 'OLD_WORKBOOK' | 'OPEN_DOCUMENT';

export function fileKind(bytes: Uint8Array): FileKind {
  const begins = String.fromCharCode(...bytes.subarray(0, 100));
  if (begins.startsWith('\u00d0\u00cf\u0011\u00e0')) return 'OLD_WORKBOOK';
  if (!begins.startsWith('PK')) return 'TEXT';
  return begins.includes('opendocument') ? 'OPEN_DOCUMENT' : 'WORKBOOK';
}

/** Why a file of this kind is not read, and what to do; null for one that is. */
export function kindProblem(kind: FileKind): string | null {
  const otherwise = 'Save it as .xlsx or as CSV UTF-8, and choose it again.';
  if (kind === 'OLD_WORKBOOK') return `This is a workbook of an old Excel. ${otherwise}`;
  return kind === 'OPEN_DOCUMENT' ? `This is an OpenDocument file. ${otherwise}` : null;
}
