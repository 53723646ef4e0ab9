import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useRef } from 'react';
import type { ListBlock } from '@/features/learning/lessons/lesson';
import { ChangingText } from '@/ui/ChangingText';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { Emphasized } from './Emphasized';
import { Hint } from './Hint';
import { spoken } from './spoken';
import { useCopy } from './useCopy';

const refusal =
  'The browser did not let this be copied. The text is selected: copy it with Ctrl C or Command C.';

export function CopyListItem({ item }: { item: ListBlock['items'][number] }) {
  const { state, copy } = useCopy();
  const text = useRef<HTMLSpanElement>(null);
  const isCopied = state === 'copied';
  return (
    <ListItem disableGutters divider>
      <ListItemText
        disableTypography
        primary={
          <strong className="title">
            <Emphasized text={item.title} />
          </strong>
        }
        secondary={
          <>
            <span ref={text}>
              <Emphasized text={item.text} />
            </span>
            <Hint as="span" className="hint" role="status">
              {state === 'refused' && refusal}
              {isCopied && <VisuallyHidden>{`Copied: ${spoken(item.title)}`}</VisuallyHidden>}
            </Hint>
          </>
        }
      />
      {item.copyable && (
        <Button
          data-unprinted
          startIcon={isCopied ? <Check /> : <ContentCopy />}
          onClick={() => copy(spoken(item.text), text.current)}
        >
          <ChangingText>{isCopied ? 'Copied' : 'Copy'}</ChangingText>
          <VisuallyHidden>{` ${spoken(item.title)}`}</VisuallyHidden>
        </Button>
      )}
    </ListItem>
  );
}
