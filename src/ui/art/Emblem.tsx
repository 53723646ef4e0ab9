import { styled } from '@mui/material/styles';
import type { Motif } from './coverArt';
import { emblemUri } from './emblemArt';

const Picture = styled('img')({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: 1,
  objectFit: 'cover',
});

/** A square picture of a motif that fills the width it is given. Decorative: its label is always beside it. */
export function Emblem({ motif, className }: { motif: Motif; className?: string | undefined }) {
  return (
    <Picture
      className={className}
      src={emblemUri(motif)}
      alt=""
      width={180}
      height={180}
      loading="lazy"
      decoding="async"
    />
  );
}
