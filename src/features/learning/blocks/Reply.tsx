import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Replay from '@mui/icons-material/Replay';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';
import { Emphasized } from './Emphasized';

/**
 * Looks like an alert but is none: the exercise announces the reply. MUI's Alert creates its styles for every severity
 * on its first render, which would delay the first reply of a lesson.
 */
const Message = styled('div')({
  display: 'flex',
  gap: 16,
  padding: '6px 16px',
  borderRadius: 4,
  background: cssVar('wash'),
  color: cssVar('ink'),
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.5,
  boxShadow: `inset 4px 0 0 ${cssVar('ink')}`,
  '& > svg': { flex: 'none', marginBlock: 8, fontSize: 24, opacity: 0.9 },
  '& > div': { minWidth: 0, padding: '8px 0' },
  '& .words': { fontWeight: 400 },
  '&[data-right]': {
    background: cssVar('ok-wash'),
    color: cssVar('ok-text'),
    boxShadow: `inset 4px 0 0 ${cssVar('ok-text')}`,
  },
  '&[data-right] .words': { color: cssVar('ink') },
});

/** An exercise's reply. A wrong try is not an error and never red. */
export function Reply({ isRight, verdict, text }: { isRight: boolean; verdict: string; text: string }) {
  return (
    // Keyed for translated pages, see `ChangingText`.
    <Message key={`${verdict} ${text}`} className="message" data-right={isRight || undefined}>
      {isRight ? <CheckCircle fontSize="inherit" /> : <Replay fontSize="inherit" />}
      <div>
        {verdict}
        <p className="words">
          <Emphasized text={text} />
        </p>
      </div>
    </Message>
  );
}
