import { styled } from '@mui/material/styles';
import { lazy } from 'react';
import type { CurrentUser } from '@/features/auth/session/currentUser';
import { cssVar } from '@/ui/theme/cssVar';
import { SeparatePart } from '@/ui/SeparatePart';
import { withLessonTitles } from './withLessonTitles';

const NextLine = __LEARNING__
  ? lazy(async () => ({ default: (await withLessonTitles(import('./NextLine'))).NextLine }))
  : null;

/** Takes its room before its words arrive. */
const Line = styled('p')({
  minHeight: '1lh',
  marginBlockStart: 8,
  color: cssVar('ink2'),
  font: 'var(--mui-font-lead)',
  '@media screen and (width < 640px)': { minHeight: '2lh' },
});

/** What comes next, under the greeting. */
export function LazyNextLine({ user }: { user: CurrentUser }) {
  return (
    <Line>
      {user.accountType === 'creator'
        ? 'Publishing is not open yet. You can prepare your course now.'
        : NextLine && (
            <SeparatePart>
              <NextLine />
            </SeparatePart>
          )}
    </Line>
  );
}
