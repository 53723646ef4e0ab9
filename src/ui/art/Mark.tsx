import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

const discs =
  'M104 104a96 96 0 1 1 192 0a96 96 0 1 1-192 0zM4 252a96 96 0 1 1 192 0a96 96 0 1 1-192 0zM204 252a96 96 0 1 1 192 0a96 96 0 1 1-192 0z';
const stem = 'M184 236h32c0 74 10 122 66 164H118c56-42 66-90 66-164z';
// Discs, stem and this triangle are wound clockwise and the holes the other way, so that one path has true holes.
const gapBetweenDiscs = 'M200 150 250 240h-100z';
const holes =
  'M162 104a38 38 0 1 0 76 0a38 38 0 1 0-76 0zM62 252a38 38 0 1 0 76 0a38 38 0 1 0-76 0zM262 252a38 38 0 1 0 76 0a38 38 0 1 0-76 0z';

const drawings = {
  mark: discs + gapBetweenDiscs + stem + holes,
  club: discs + gapBetweenDiscs + stem,
  outline: discs + stem,
};

interface MarkProps {
  /** The mark itself; the club without holes, for large backgrounds; a dashed outline, for empty states. */
  variant?: 'mark' | 'club' | 'outline';
  /** Width in pixels; without it the parent's styles decide. */
  size?: number;
  className?: string | undefined;
}

const Drawing = styled('svg')({
  flex: 'none',
  fill: `var(--mark-colour, ${cssVar('signal-main')})`,
  '@media (forced-colors: active)': { fill: 'CanvasText' },
  '&[data-variant="outline"]': {
    overflow: 'visible',
    fill: 'none',
    stroke: `var(--mark-colour, ${cssVar('ink3')})`,
    strokeWidth: 6,
    strokeDasharray: '14 12',
    '@media (forced-colors: active)': { stroke: 'CanvasText' },
  },
});

/** Decorative. Red, unless a parent sets `--mark-colour`. */
export function Mark({ variant = 'mark', size, className }: MarkProps) {
  return (
    <Drawing
      className={className}
      data-variant={variant}
      viewBox="0 0 400 404"
      {...(size !== undefined && { width: size, height: Math.round(size * 1.01) })}
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[variant]} />
    </Drawing>
  );
}
