import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { home } from '@/content/home';
import { categories } from '@/features/catalogue/categories';
import { courses } from '@/features/catalogue/courses';
import { countOf } from '@/features/catalogue/formatCourse';
import { paths } from '@/paths';
import { Emblem } from '@/ui/art/Emblem';
import { TextLink } from '@/ui/TextLink';
import { Tiles } from './CategoryTiles.styles';
import { HomeSection } from './HomeSection';

export function CategoryTiles() {
  return (
    <HomeSection aria-labelledby="categories">
      <Container>
        <div className="head">
          <Typography variant="h2" id="categories">
            {home.categories.title}
          </Typography>
          <Typography color="textSecondary">{home.categories.lead}</Typography>
        </div>
        <Tiles>
          {categories.map(({ slug, label, motif }) => (
            <li key={slug} className="tile">
              <Emblem motif={motif} />
              <div className="words">
                <h3 className="name">
                  <TextLink to={paths.category(slug)} underline="none">
                    {label}
                  </TextLink>
                </h3>
                <p>{home.categories.lines[slug]}</p>
                <p className="count">
                  {countOf(courses.filter(({ category }) => category === slug).length, 'course')}
                </p>
              </div>
            </li>
          ))}
        </Tiles>
      </Container>
    </HomeSection>
  );
}
