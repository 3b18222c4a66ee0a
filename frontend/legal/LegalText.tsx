import { PRODUCT } from '#schema/rules/text/product.ts';
import styles from './LegalText.module.css';
import type { LegalDocument } from './legal-document.ts';

/** The text of a document. Its headings follow the h1 of its page or the h2 of its dialog. */
export function LegalText({ document, under }: { document: LegalDocument; under: 'h1' | 'h2' }) {
  const Heading = under === 'h1' ? 'h2' : 'h3';
  return (
    <div className={styles.text}>
      <p className={styles.dated}>Effective {document.dated}</p>
      <p className={styles.operator}>{PRODUCT.operator}</p>
      <p className={styles.summary}>{document.summary}</p>
      {document.sections.map(({ heading, paragraphs, points }) => (
        <section key={heading}>
          <Heading>{heading}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Paragraph text={paragraph} />
            </p>
          ))}
          {points && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

/** No line breaks the phone number in it. */
function Paragraph({ text }: { text: string }) {
  const [before, ...after] = text.split(PRODUCT.helpline);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <span className={styles.number}>{PRODUCT.helpline}</span>
      {after.join(PRODUCT.helpline)}
    </>
  );
}
