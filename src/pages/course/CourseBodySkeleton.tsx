import Skeleton from '@mui/material/Skeleton';
import { keyframes, styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

const sweep = keyframes({
  from: { backgroundPosition: '100% 0' },
  to: { backgroundPosition: '-100% 0' },
});

const Parts = styled('div')({
  display: 'grid',
  gap: 64,
  paddingBlockStart: 60,
  '& .part': { display: 'grid', gap: 16 },
  // One sweep over the whole window: MUI's own wave would cross each shape separately.
  '& .title, & .lines': {
    borderRadius: 2,
    backgroundColor: cssVar('skeleton-main'),
    backgroundImage: `linear-gradient(100deg, transparent 40%, ${cssVar('skeleton-sweep')} 50%, transparent 60%)`,
    backgroundAttachment: 'fixed',
    backgroundSize: '200% 100%',
    animation: `${sweep} 1.4s linear infinite`,
  },
  '& .title': { width: 'min(300px, 70%)', height: 36 },
  // Rows rather than one block: the page's background shows in the gaps.
  '& .lines': { mask: 'repeating-linear-gradient(black 0 48px, transparent 48px 60px)' },
  '& .outcomes .lines': {
    height: 168,
    mask: 'repeating-linear-gradient(black 0 18px, transparent 18px 34px)',
  },
  '& .curriculum .lines': { height: '60em' },
  '& .description .lines': { height: 200 },
});

/** Placeholders in the shape of what is about to arrive. */
export function CourseBodySkeleton() {
  return (
    <Parts aria-busy="true">
      <VisuallyHidden>Loading the curriculum...</VisuallyHidden>
      {['outcomes', 'curriculum', 'description'].map((part) => (
        <div key={part} className={`part ${part}`}>
          <Skeleton variant="rectangular" animation={false} className="title" />
          <Skeleton variant="rectangular" animation={false} className="lines" />
        </div>
      ))}
    </Parts>
  );
}
