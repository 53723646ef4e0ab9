import { styled } from '@mui/material/styles';

/** A part of the home page: its heading, then its content. */
export const HomeSection = styled('section')({
  paddingBlockStart: 'clamp(64px, 1rem + 5.6vw, 96px)',
  '& .head': { display: 'grid', gap: 8, marginBlockEnd: 24 },
  '@media (width >= 900px)': {
    '& .head': { gridTemplateColumns: '1fr auto', marginBlockEnd: 40 },
    '& .head > p': { gridColumn: 1 },
  },
});
