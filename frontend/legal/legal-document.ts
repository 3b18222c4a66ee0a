/** A document as plain data: it reads the same on its own page and in a dialog. */
export interface LegalDocument {
  title: string;
  /** The date that product.txt section 9 gives it, as people read it. */
  dated: string;
  /** The whole in a few words, before the details. */
  summary: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
  /** Points after the paragraphs. */
  points?: readonly string[];
}
