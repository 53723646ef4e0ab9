import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { categories } from '@/features/catalogue/categories';
import { paths } from '@/paths';
import { HueLabel } from '@/ui/HueLabel';
import { LinkButton } from '@/ui/LinkButton';

const Ways = styled('nav')({
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '4px 12px',
    maxWidth: 560,
    margin: '0 auto',
    listStyle: 'none',
  },
  '& ul + ul': { marginBlockStart: 16 },
  // Two subjects rarely fit beside each other, so their squares stand below each other.
  '@media (width < 640px)': { '& ul + ul': { display: 'grid', textAlign: 'start' } },
});

/** Links to the catalogue for a search that found nothing. They replace the overlay's history entry. */
export function WaysOn({ onChoose }: { onChoose: (event: MouseEvent<HTMLAnchorElement>) => void }) {
  const link = { replace: true, onClick: onChoose };
  return (
    <Ways aria-label="Browse instead">
      <ul>
        <li>
          <LinkButton {...link} variant="outlined" to={paths.courses}>
            Browse all courses
          </LinkButton>
        </li>
        <li>
          <LinkButton {...link} variant="outlined" to={paths.freeCourses}>
            Free courses
          </LinkButton>
        </li>
      </ul>
      <ul>
        {categories.map(({ slug, label, hue }) => (
          <li key={slug}>
            <LinkButton {...link} to={paths.category(slug)}>
              <HueLabel hue={hue} label={label} />
            </LinkButton>
          </li>
        ))}
      </ul>
    </Ways>
  );
}
