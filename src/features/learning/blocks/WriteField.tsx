import Collapse from '@mui/material/Collapse';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import type { WriteBlock } from '@/features/learning/lessons/lesson';
import { useAnswer } from '@/features/learning/useAnswer';
import { cssVar } from '@/ui/theme/cssVar';
import { answerLimit, roomInWords } from './answerRoom';
import { BlockSheet } from './BlockSheet';
import { Emphasized } from './Emphasized';
import { OtherVersion } from './OtherVersion';
import { SaveLine } from './SaveLine';

const Writing = styled('div')({
  marginBlockStart: 8,
  '& .MuiFormHelperText-root button': { minHeight: 44, marginBlock: -12, fontSize: 'inherit' },
  '& .room': { fontWeight: 600, color: cssVar('ink') },
  '& .example': {
    marginBlockStart: 12,
    padding: '12px 16px',
    borderRadius: 4,
    background: cssVar('wash'),
    lineHeight: 1.5,
  },
});

/** A hint, and an example for those who want one. */
function Help({ block, hintId }: { block: WriteBlock; hintId: string }) {
  const [isExampleOpen, setIsExampleOpen] = useState(false);
  const exampleId = useId();
  return (
    <>
      <FormHelperText component="div" data-unprinted>
        <span id={hintId}>
          <Emphasized text={block.hint} />
        </span>{' '}
        <Link
          component="button"
          type="button"
          aria-expanded={isExampleOpen}
          aria-controls={exampleId}
          onClick={() => setIsExampleOpen(!isExampleOpen)}
        >
          {isExampleOpen ? 'Hide the example' : 'Show an example'}
        </Link>
      </FormHelperText>
      <div id={exampleId}>
        <Collapse in={isExampleOpen} unmountOnExit>
          <p className="example">
            <Emphasized text={block.example} />
          </p>
        </Collapse>
      </div>
    </>
  );
}

/** A field for the learner's own words, kept while they are typed. */
export function WriteField({ block, isPlanned }: { block: WriteBlock; isPlanned: boolean }) {
  const { body, change, flush, retry, status, conflict } = useAnswer(block.id);
  const fieldId = useId();
  const hintId = useId();
  const text = typeof body === 'string' ? body : '';
  const room = roomInWords(text);
  return (
    <BlockSheet id={block.id}>
      <h3>
        <Emphasized text={block.label} />
      </h3>
      <Writing>
        <TextField
          id={fieldId}
          label={<Emphasized text={block.prompt} />}
          multiline
          minRows={block.rows}
          value={text}
          onChange={({ target }) => change(target.value)}
          onBlur={flush}
          slotProps={{ htmlInput: { maxLength: answerLimit, 'aria-describedby': hintId } }}
        />
        <FormHelperText className="room" role="status">
          {room}
        </FormHelperText>
        <SaveLine status={status} onRetry={retry} isPlanned={isPlanned} />
        {conflict && (
          <OtherVersion
            text={typeof conflict.theirs === 'string' ? conflict.theirs : ''}
            onKeepMine={conflict.keepMine}
            onKeepTheirs={conflict.keepTheirs}
          />
        )}
        <Help block={block} hintId={hintId} />
      </Writing>
    </BlockSheet>
  );
}
