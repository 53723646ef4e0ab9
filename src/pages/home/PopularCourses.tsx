import ArrowForward from '@mui/icons-material/ArrowForward';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { business } from '@/content/business';
import { home } from '@/content/home';
import { CourseList } from '@/features/catalogue/CourseList';
import { courses } from '@/features/catalogue/courses';
import { useIsFreshNavigation } from '@/features/catalogue/useIsFreshNavigation';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';
import { HomeSection } from './HomeSection';

const popular = courses.slice(0, business.popularAtHome);

const Popular = styled(HomeSection)({
  paddingBlockEnd: 'clamp(64px, 1rem + 5.6vw, 96px)',
  '& .all': {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: 10,
    minHeight: 24,
  },
  '& .all svg': { width: 20 },
  '@media (width >= 900px)': {
    '& .all': { gridRow: '1 / 3', gridColumn: 2, alignSelf: 'center' },
  },
});

export function PopularCourses() {
  return (
    <Popular aria-labelledby="popular">
      <Container>
        <div className="head">
          <Typography variant="h2" id="popular">
            {home.popular.title}
          </Typography>
          <Typography color="textSecondary">{home.popular.lead}</Typography>
          <TextLink to={paths.courses} className="all">
            {home.popular.all}
            <ArrowForward />
          </TextLink>
        </div>
        <CourseList courses={popular} isNew={useIsFreshNavigation()} />
      </Container>
    </Popular>
  );
}
