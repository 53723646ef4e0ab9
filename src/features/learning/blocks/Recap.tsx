import { styled } from '@mui/material/styles';
import type { RecapBlock } from '@/features/learning/lessons/lesson';
import { squareBullet } from '@/ui/squareBullet';
import { cssVar } from '@/ui/theme/cssVar';
import { Emphasized } from './Emphasized';

const InShort = styled('div')({
  // It closes the lesson, so it stands further off than one exercise from the next.
  '&&': { marginBlockStart: 48 },
  paddingBlockStart: 22,
  borderBlockStart: `2px solid ${cssVar('ink')}`,
  lineHeight: 1.5,
  // Its last sentence could end up alone on a printed page.
  breakInside: 'avoid',
  '& h2': { fontSize: '1.5rem', letterSpacing: '-.022em' },
  '& ul': { marginBlock: '12px 16px' },
  '& li': { ...squareBullet, paddingBlock: 12, borderBlockEnd: `1px solid ${cssVar('rule')}` },
  '& li::before': { ...squareBullet['&::before'], insetBlockStart: 20 },
  '& .next': { color: cssVar('ink2') },
});

export function Recap({ block }: { block: RecapBlock }) {
  return (
    <InShort id={block.id}>
      <h2>In short</h2>
      <ul>
        {block.points.map((point) => (
          <li key={point}>
            <Emphasized text={point} />
          </li>
        ))}
      </ul>
      <p className="next">
        <Emphasized text={block.next} />
      </p>
    </InShort>
  );
}
