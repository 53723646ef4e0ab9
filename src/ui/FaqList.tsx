import ExpandMore from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { TextWithMail } from './TextWithMail';
import { cssVar } from '@/ui/theme/cssVar';

export interface FaqItem {
  question: string;
  answer: string;
}

interface FaqListProps {
  items: readonly FaqItem[];
  /** Whether the first answer is already unfolded. */
  firstOpen?: boolean;
}

const List = styled('div')({
  borderBlockStart: `2px solid ${cssVar('ink')}`,
  '& details': { borderBlockEnd: `1px solid ${cssVar('rule')}` },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 72,
    // The ring of the focus stands beside the question.
    marginInline: -8,
    padding: '12px 8px',
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:focus-visible': { outlineOffset: -1 },
  '& .question': {
    fontSize: 'min(1.1875rem, 9vw)',
    fontWeight: 700,
    lineHeight: 1.24,
    letterSpacing: '-0.014em',
  },
  '& summary:hover .question': {
    textDecoration: `underline 2px ${cssVar('signal-text')}`,
    textUnderlineOffset: 5,
  },
  '& .chevron': { transition: 'rotate 220ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
  '& details[open] .chevron': { rotate: '180deg' },
  '& .answer': { maxWidth: '40em', paddingBlockEnd: 28, color: cssVar('ink2') },
  '@media print': {
    '& details::details-content': { contentVisibility: 'visible', height: 'auto' },
    '& summary': { minHeight: 0, paddingBlock: '10px 4px' },
    '& .answer': { paddingBlockEnd: 10 },
    '& .chevron': { display: 'none' },
  },
});

/**
 * Questions that unfold. Native `details` rather than MUI's accordion, which needs a script to unfold and hides
 * its answers from the browser's page search; `details` opens the answer that is found.
 */
export function FaqList({ items, firstOpen = false }: FaqListProps) {
  return (
    <List>
      {items.map(({ question, answer }, index) => (
        <details key={question} open={firstOpen && index === 0}>
          <summary>
            <h3 className="question">{question}</h3>
            <ExpandMore className="chevron" />
          </summary>
          <p className="answer">
            <TextWithMail text={answer} />
          </p>
        </details>
      ))}
    </List>
  );
}
