import { styled } from '@mui/material/styles';
import type { ExampleBlock } from '@/features/learning/lessons/lesson';
import { cssVar } from '@/ui/theme/cssVar';
import { BlockSheet } from './BlockSheet';
import { Emphasized } from './Emphasized';

const Lines = styled('dl')({
  margin: '16px 0 0',
  borderBlockStart: `1px solid ${cssVar('rule')}`,
  lineHeight: 1.5,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    gap: '2px 16px',
    padding: '12px 0',
    borderBlockEnd: `1px solid ${cssVar('rule')}`,
  },
  // To the edges of the sheet.
  '& > [data-chatbot]': {
    marginInline: 'calc(-1 * var(--inset))',
    paddingInline: 'var(--inset)',
    background: cssVar('wash'),
  },
  '& dt': { fontWeight: 700 },
  '& dd': { margin: 0 },
  '@media (width < 900px)': {
    '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** A conversation, or lines with a label each. */
export function Example({ block }: { block: ExampleBlock }) {
  return (
    <BlockSheet id={block.id}>
      <h3>
        <Emphasized text={block.title} />
      </h3>
      <Lines>
        {block.lines.map(({ who, text }) => (
          <div key={`${who} ${text}`} data-chatbot={who === 'Chatbot' || undefined}>
            <dt>{who}</dt>
            <dd>
              <Emphasized text={text} />
            </dd>
          </div>
        ))}
      </Lines>
    </BlockSheet>
  );
}
