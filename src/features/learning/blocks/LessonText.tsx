import { styled } from '@mui/material/styles';
import type { TextBlock } from '@/features/learning/lessons/lesson';
import { Emphasized } from './Emphasized';

const Prose = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: '40em',
  fontSize: '1rem',
  lineHeight: '1.625rem',
  '& h2': { fontSize: 'min(clamp(1.625rem, 1.4rem + .95vw, 2.25rem), 11.6vw)' },
});

export function LessonText({ block }: { block: TextBlock }) {
  return (
    <Prose id={block.id} className="prose">
      {block.heading !== undefined && (
        <h2>
          <Emphasized text={block.heading} />
        </h2>
      )}
      {block.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Emphasized text={paragraph} />
        </p>
      ))}
    </Prose>
  );
}
