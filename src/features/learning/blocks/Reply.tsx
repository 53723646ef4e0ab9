import Alert from '@mui/material/Alert';
import Replay from '@mui/icons-material/Replay';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';
import { Emphasized } from './Emphasized';

const Message = styled(Alert)({
  borderRadius: 4,
  '& .words': { fontWeight: 400 },
  '&[data-right] .words': { color: cssVar('ink') },
});

const again = <Replay fontSize="inherit" />;

/** What an exercise answers. That a try was wrong is no error, and never red. */
export function Reply({ isRight, verdict, text }: { isRight: boolean; verdict: string; text: string }) {
  return (
    <Message
      role="presentation"
      severity={isRight ? 'success' : 'info'}
      data-right={isRight || undefined}
      {...(!isRight && { icon: again })}
    >
      {verdict}
      <p className="words">
        <Emphasized text={text} />
      </p>
    </Message>
  );
}
