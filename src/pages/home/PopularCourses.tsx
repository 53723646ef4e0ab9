import ArrowForward from '@mui/icons-material/ArrowForward';
import { business } from '@/content/business';
import { home } from '@/content/home';
import { CourseList } from '@/features/catalogue/CourseList';
import { courses } from '@/features/catalogue/courses';
import { useIsFirstVisit } from '@/features/catalogue/useIsFirstVisit';
import { paths } from '@/paths';
import { Container } from '@/ui/Container';
import { TextLink } from '@/ui/TextLink';
import section from './HomeSection.module.css';
import styles from './PopularCourses.module.css';

const popular = courses.slice(0, business.popularAtHome);

export function PopularCourses() {
  return (
    <section className={`${section['section']} ${styles['section']}`} aria-labelledby="popular">
      <Container>
        <div className={section['head']}>
          <h2 id="popular">{home.popular.title}</h2>
          <p>{home.popular.lead}</p>
          <TextLink to={paths.courses} className={styles['all'] ?? ''}>
            {home.popular.all}
            <ArrowForward />
          </TextLink>
        </div>
        <CourseList courses={popular} isNew={useIsFirstVisit()} />
      </Container>
    </section>
  );
}
