import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { cssVar } from '@/ui/theme/cssVar';
import { focusRing } from '@/ui/theme/focusRing';
import { categoryLook } from './CategoryLabel.styles';
import { factsLook } from './CourseCard.facts';
import { gridLook } from './CourseCard.grid';
import { listLook } from './CourseCard.list';
import { priceLook } from './CoursePrice.styles';
import { difficultyLook } from './DifficultyLabel.styles';
import { ratingLook } from './Rating.styles';

const lit = {
  borderColor: cssVar('signal-main'),
  background: cssVar('signal-main'),
  color: cssVar('signal-on'),
};

/** One styled element for the whole card: two dozen cards are mounted at once, and each pays for every further one. */
export const Card = styled('li')({
  '--pad': 'clamp(16px, 1.4vw, 20px)',
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  containerType: 'inline-size',
  border: `1px solid ${cssVar('rule')}`,
  borderRadius: 4,
  background: cssVar('sheet'),

  '&:has(.title a:focus-visible)': focusRing,

  '& .cover': { clipPath: 'inset(0)' },
  '& .category': categoryLook,
  '& .difficulty': difficultyLook,
  '& .rating': ratingLook,
  '& .price': priceLook,
  '& .unseen': visuallyHidden,

  '& .discount': {
    zIndex: 1,
    placeSelf: 'start',
    paddingInline: 14,
    border: `solid ${cssVar('signal-on')}`,
    borderWidth: '0 3px 3px 0',
    background: cssVar('signal-main'),
    color: cssVar('signal-on'),
    fontSize: '0.875rem',
    fontWeight: 700,
    lineHeight: '2rem',
  },

  '& .title': { font: 'var(--mui-font-h4)', fontSize: 'min(1.25rem, 10vw)', letterSpacing: '-0.014em' },
  '& .title a': {
    textDecoration: 'none',
    // The link covers the whole card except for the button, which lies above it.
    '&::after': { position: 'absolute', zIndex: 1, inset: 0, content: "''" },
    '&:focus-visible': { outline: 'none' },
  },

  '& .description': {
    display: '-webkit-box',
    overflow: 'hidden',
    color: cssVar('ink2'),
    lineHeight: 1.5,
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },

  // The rating is below the name in all cards of a list, or beside it in all of them.
  '& .people': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: 8,
  },
  '& .avatar': { gridRow: '1 / span 2' },
  '@container (width >= 20.25rem)': {
    '& .people': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    '& .avatar': { gridRow: 1 },
  },
  '& .instructor': { fontWeight: 600, lineHeight: 1.5 },

  '& .facts': factsLook,
  '& .foot': { display: 'flex', gap: '8px 12px' },
  // Too narrow for the button beside a three-digit price, so all cards of a row put it below.
  '@container (width < 15.9rem)': { '& .foot': { display: 'grid' } },
  // With large text, two lines would hold too few words.
  '@container (width < 13.5rem)': { '& .description': { WebkitLineClamp: 'none' } },

  '& .enroll': {
    zIndex: 2,
    flex: 'none',
    minHeight: 44,
    padding: '0 14px',
    border: `2px solid ${cssVar('ink')}`,
    borderRadius: 4,
    font: 'var(--mui-font-button)',
    letterSpacing: '-0.005em',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
  },
  '&:focus-within .enroll': lit,
  '& .enroll:hover': {
    ...lit,
    borderColor: cssVar('signal-hover'),
    background: cssVar('signal-hover'),
  },
  '& .enroll:active': { borderColor: cssVar('signal-press'), background: cssVar('signal-press') },

  '@media (hover: hover)': {
    transition: 'translate 220ms cubic-bezier(0.2, 0.7, 0.2, 1), box-shadow 220ms, border-color 220ms',
    '&:hover': { borderColor: cssVar('edge'), boxShadow: cssVar('elevation-mid') },
    '&:hover .title a': {
      textDecoration: `underline 2px ${cssVar('signal-text')}`,
      textUnderlineOffset: 4,
    },
    '&:hover .enroll:not(:hover)': lit,
  },

  '&[data-view="grid"]': gridLook,
  '&[data-view="list"]': listLook,

  '@media print': {
    '& .enroll': { display: 'none' },
    // So that two rows fit on a sheet.
    '&[data-view="grid"] .cover': { aspectRatio: 6 },
    // So that four fit.
    '&[data-view="list"]': {
      '& .foot': { gridArea: '1 / 3', justifySelf: 'end', padding: '10px 14px 0', border: 0 },
      '& .people': { marginBlock: 6 },
      '& .facts': { marginBlockEnd: 10 },
    },
  },
});
