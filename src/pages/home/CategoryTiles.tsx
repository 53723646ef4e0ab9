import { Link } from 'react-router-dom';
import { home } from '@/content/home';
import { categories } from '@/features/catalogue/categories';
import { courses } from '@/features/catalogue/courses';
import { countOf } from '@/features/catalogue/formatCourse';
import { paths } from '@/paths';
import { Emblem } from '@/ui/art/Emblem';
import { Container } from '@/ui/Container';
import styles from './CategoryTiles.module.css';
import section from './HomeSection.module.css';

export function CategoryTiles() {
  return (
    <section className={section['section']} aria-labelledby="categories">
      <Container>
        <div className={section['head']}>
          <h2 id="categories">{home.categories.title}</h2>
          <p>{home.categories.lead}</p>
        </div>
        <ul className={styles['tiles']}>
          {categories.map(({ slug, label, motif }) => (
            <li key={slug} className={styles['tile']}>
              <Emblem motif={motif} />
              <div className={styles['words']}>
                <h3 className={styles['name']}>
                  <Link to={paths.category(slug)}>{label}</Link>
                </h3>
                <p>{home.categories.lines[slug]}</p>
                <p className={styles['count']}>
                  {countOf(courses.filter(({ category }) => category === slug).length, 'course')}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
