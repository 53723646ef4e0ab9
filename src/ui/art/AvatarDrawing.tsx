import { styled } from '@mui/material/styles';
import { avatarArt } from './avatarArt';

interface AvatarDrawingProps {
  name: string;
  /** Pixels. */
  size: number;
  className?: string | undefined;
}

const Drawing = styled('svg')({
  flex: 'none',
  borderRadius: '50%',
  '& text': { font: '700 20px var(--font-display)', textAnchor: 'middle', userSelect: 'none' },
});

/** A disc with the first letter of a name. */
export function AvatarDrawing({ name, size, className }: AvatarDrawingProps) {
  const { tone, degrees, initial } = avatarArt(name);
  return (
    <Drawing
      className={className}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="20" cy="20" r="20" fill={tone.disc} />
      <path d="M0 20a20 20 0 0 1 40 0z" fill={tone.half} transform={`rotate(${degrees} 20 20)`} />
      <text x="20" y="27.2" fill={tone.letter}>
        {initial}
      </text>
    </Drawing>
  );
}
