import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { asText } from '@/features/learning/texts/answerBody';
import type { WriteBlock } from '@/features/learning/lessons/lesson';
import { useAnswer } from '@/features/learning/texts/useAnswer';
import { SettledStatus } from '@/ui/SettledStatus';
import { cssVar } from '@/ui/theme/cssVar';
import { charactersLeft, lengthNote } from '@/features/learning/texts/answerLength';
import { BlockSheet } from './BlockSheet';
import { Emphasized } from './Emphasized';
import { Hint } from './Hint';
import { SavedAnswer } from './SavedAnswer';

const Writing = styled('div')({
  marginBlockStart: 8,
  '& .MuiFormLabel-root': { color: cssVar('ink'), fontWeight: 600, lineHeight: 1.5 },
  '& .help button': { minHeight: 44, marginBlock: -12, fontSize: 'inherit' },
  '& .length': { fontWeight: 600, color: cssVar('ink') },
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
      <Hint as="div" className="help" data-unprinted>
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
      </Hint>
      <div id={exampleId}>
        {isExampleOpen && (
          <p className="example">
            <Emphasized text={block.example} />
          </p>
        )}
      </div>
    </>
  );
}

/** A field for the learner's own words, kept while they are typed. */
export function WriteField({ block, isPlanned }: { block: WriteBlock; isPlanned: boolean }) {
  const answer = useAnswer(block.id);
  const fieldId = useId();
  const hintId = useId();
  const text = asText(answer.body);
  const lengthId = useId();
  const isTooLong = charactersLeft(text) < 0;
  const length = lengthNote(text, answer.status);
  return (
    <BlockSheet id={block.id}>
      <h3>
        <Emphasized text={block.label} />
      </h3>
      <Writing>
        <FormControl fullWidth error={isTooLong}>
          <FormLabel htmlFor={fieldId}>
            <Emphasized text={block.prompt} />
          </FormLabel>
          <OutlinedInput
            id={fieldId}
            multiline
            minRows={block.rows}
            value={text}
            data-written={text}
            onChange={({ target }) => answer.changeText(target.value)}
            onBlur={answer.flush}
            inputProps={{ dir: 'auto', 'aria-describedby': isTooLong ? `${hintId} ${lengthId}` : hintId }}
          />
        </FormControl>
        <Hint id={lengthId} className="length">
          {length}
        </Hint>
        <SettledStatus words={length} />
        <SavedAnswer answer={answer} isPlanned={isPlanned} />
        <Help block={block} hintId={hintId} />
      </Writing>
    </BlockSheet>
  );
}
