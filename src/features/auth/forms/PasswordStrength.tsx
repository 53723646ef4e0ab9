import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';
import { Hint } from './Form.styles';
import { advisePassword } from './newPassword';

const colours = { 0: undefined, 1: 'weak', 2: 'fair', 3: 'good', 4: 'good' } as const;

const Strength = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 4,
  marginTop: 8,
  '&[data-strength="weak"]': { '--fill': cssVar('signal-text') },
  '&[data-strength="fair"]': { '--fill': cssVar('ink2') },
  '&[data-strength="good"]': { '--fill': cssVar('ok-text') },
  '& span': { height: 4, borderRadius: 2, background: cssVar('rule') },
  '& .filled': {
    background: 'var(--fill)',
    '@media (forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' },
  },
});

/**
 * Four segments and one sentence that advises and never blocks. Both are there before anything is typed, so that the
 * button below does not move under the press that hydrates the page.
 */
export function PasswordStrength({ password, ownWords }: { password: string; ownWords?: readonly string[] }) {
  const { level, sentence } = advisePassword(password, ownWords);
  return (
    <>
      <Strength data-strength={colours[level]} aria-hidden="true">
        {[1, 2, 3, 4].map((segment) => (
          <span key={segment} className={segment <= level ? 'filled' : undefined} />
        ))}
      </Strength>
      <Hint component="output">{sentence}</Hint>
    </>
  );
}
