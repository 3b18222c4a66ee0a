/** A document as plain data: it reads the same on its own page and in a dialog. */
export interface LegalDocument {
  title: string;
  /** Its date (product.txt section 9). */
  dated: string;
  /** Summary shown above the sections. */
  summary: string;
  sections: readonly LegalSection[];
}

interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
  /** Points after the paragraphs. */
  points?: readonly string[];
}
