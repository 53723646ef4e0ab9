import MuiAvatar from '@mui/material/Avatar';
import { avatarArt } from './avatarArt';
import { safePicture } from './safePicture';

interface AvatarProps {
  name: string;
  /** Pixels. */
  size: 32 | 40 | 44 | 48 | 64;
  /** A picture of the person's own; what the security policy would refuse is ignored. */
  src?: string | undefined;
  className?: string | undefined;
}

/** Decorative: the name always stands beside it. Drawn from the name when there is no picture or it fails. */
export function Avatar({ name, size, src = '', className }: AvatarProps) {
  const { tone, degrees, initial } = avatarArt(name);
  return (
    <MuiAvatar
      component="span"
      className={className}
      data-size={size}
      src={safePicture(src)}
      alt=""
      slotProps={{ img: { decoding: 'async', referrerPolicy: 'no-referrer' } }}
    >
      <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" focusable="false">
        <circle cx="20" cy="20" r="20" fill={tone.disc} />
        <path d="M0 20a20 20 0 0 1 40 0z" fill={tone.half} transform={`rotate(${degrees} 20 20)`} />
        <text x="20" y="27.2" fill={tone.letter}>
          {initial}
        </text>
      </svg>
    </MuiAvatar>
  );
}
