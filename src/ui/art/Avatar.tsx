import MuiAvatar from '@mui/material/Avatar';
import { AvatarDrawing } from './AvatarDrawing';
import { safePicture } from './safePicture';

interface AvatarProps {
  name: string;
  /** Pixels. */
  size: 32 | 40 | 44 | 48 | 64;
  /** The person's own picture; ignored if the security policy would block it. */
  src?: string | undefined;
  className?: string | undefined;
}

/** Decorative: the name is always beside it. Drawn from the name when there is no picture or it fails. */
export function Avatar({ name, size, src = '', className }: AvatarProps) {
  const picture = safePicture(src);
  if (picture === undefined) return <AvatarDrawing name={name} size={size} className={className} />;
  return (
    <MuiAvatar
      component="span"
      className={className}
      data-size={size}
      src={picture}
      alt=""
      slotProps={{ img: { decoding: 'async', referrerPolicy: 'no-referrer' } }}
    >
      <AvatarDrawing name={name} size={size} />
    </MuiAvatar>
  );
}
