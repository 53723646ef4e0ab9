import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import type { ListBlock } from '@/features/learning/lessons/lesson';
import { cssVar } from '@/ui/theme/cssVar';
import { BlockSheet } from './BlockSheet';
import { CopyListItem } from './CopyListItem';
import { Emphasized } from './Emphasized';
import { PrintButton } from './PrintButton';
import { usePrintSheet } from './usePrintSheet';

const Items = styled(List)({
  marginBlock: '12px 16px',
  padding: 0,
  borderBlockStart: `1px solid ${cssVar('rule')}`,
  lineHeight: 1.5,
  '& li': { gap: 16, paddingBlock: 12 },
  '& .MuiListItemText-root': { margin: 0 },
  '& .title': { display: 'block', fontWeight: 700 },
  '& .hint': { display: 'block' },
  '& button': { flex: 'none', marginInlineEnd: -12 },
  '& + button': { marginInlineStart: -12 },
  '@media (width < 640px)': { '& li': { display: 'block' }, '& button': { marginInlineStart: -12 } },
});

/** A list of texts, some of which can be copied. */
export function CopyList({ block }: { block: ListBlock }) {
  const { sheet, print } = usePrintSheet();
  return (
    <BlockSheet id={block.id} ref={sheet}>
      <h3>
        <Emphasized text={block.title} />
      </h3>
      <Items>
        {block.items.map((item) => (
          <CopyListItem key={item.title} item={item} />
        ))}
      </Items>
      {block.worksheet !== undefined && <PrintButton onClick={print}>Print this sheet</PrintButton>}
    </BlockSheet>
  );
}
