import { Link } from 'react-router-dom';
import { FOOTER_LINKS } from '#schema/rules/text/site-links.ts';
import { LegalLink } from './LegalLink.tsx';

/** The legal documents and the record, for the footer of every page and that of the landing page. */
export function FooterLinks() {
  return FOOTER_LINKS.map(({ to, label, document, served }) =>
    document ? (
      <LegalLink key={to} document={document} />
    ) : (
      <Link key={to} to={to} reloadDocument={served}>
        {label}
      </Link>
    ),
  );
}
