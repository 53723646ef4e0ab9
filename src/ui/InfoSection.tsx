import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { DataTable } from './DataTable';
import { type FaqItem, FaqList } from './FaqList';
import { Section } from './InfoSection.styles';
import { TextLink } from './TextLink';
import { TextWithMail } from './TextWithMail';

export interface InfoSectionProps {
  /** The part of the address after `#`. */
  id: string;
  heading: string;
  paragraphs?: readonly string[];
  list?: readonly string[];
  table?: { columns: readonly string[]; rows: readonly (readonly string[])[] };
  questions?: readonly FaqItem[];
  links?: readonly { label: string; to: string }[];
  /** Files to save. */
  files?: readonly { label: string; href: string }[];
  children?: ReactNode;
  /** Whether the children end in a rule, as a table does. */
  isRuled?: boolean;
}

/** One section of a page to read; it shows whichever parts it is given, in this order. */
export function InfoSection(section: InfoSectionProps) {
  const { id, heading, paragraphs, list, table, questions, links, files, children, isRuled } = section;
  const endsInRule = Boolean(children ? isRuled : (table ?? questions)) && !links && !files;
  return (
    <Section data-ruled={endsInRule || undefined} aria-labelledby={id}>
      <h2 id={id} className="heading" tabIndex={-1}>
        {heading}
      </h2>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph} className="text">
          <TextWithMail text={paragraph} />
        </p>
      ))}
      {list && (
        <ul className="list">
          {list.map((item) => (
            <li key={item}>
              <TextWithMail text={item} />
            </li>
          ))}
        </ul>
      )}
      {table && <DataTable caption={heading} {...table} />}
      {questions && <FaqList items={questions} />}
      {children}
      {links && (
        <ul className="links">
          {links.map(({ label, to }) => (
            <li key={to}>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
        </ul>
      )}
      {files && (
        <ul className="links">
          {files.map(({ label, href }) => (
            <li key={href}>
              <MuiLink href={href} download>
                {label}
              </MuiLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
