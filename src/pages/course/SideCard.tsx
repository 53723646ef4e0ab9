import Devices from '@mui/icons-material/DevicesOutlined';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import OndemandVideo from '@mui/icons-material/OndemandVideo';
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import WorkspacePremium from '@mui/icons-material/WorkspacePremiumOutlined';
import { business } from '@/content/business';
import { levelLabel } from '@/features/catalogue/catalogueFilters';
import type { CourseSummary } from '@/features/catalogue/course';
import { EnrollButton } from '@/features/catalogue/EnrollButton';
import { countOf, formatDuration, formatPrice, percentOff } from '@/features/catalogue/formatCourse';
import { LevelIcon } from '@/features/catalogue/LevelIcon';
import { Cover } from '@/ui/art/Cover';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './SideCard.module.css';
import { useBackToEnroll } from './useBackToEnroll';

/**
 * What one buys. In a wide window a card that stays in sight; in a narrow one its cover opens the page and
 * its button becomes a bar at the bottom.
 */
export function SideCard({ course }: { course: CourseSummary }) {
  const { price, originalPrice, duration, lessonsCount, difficulty } = course;
  const was = originalPrice === undefined ? undefined : formatPrice(originalPrice);
  const { buttonHolder, hasReturned, forgetReturn } = useBackToEnroll();
  return (
    <aside className={styles['card']} aria-label="Price and contents">
      <Cover src={course.thumbnail} eager className={styles['cover']} />
      <div className={styles['offer']}>
        <p className={styles['price']}>
          <span className={styles['now']}>{formatPrice(price)}</span>{' '}
          {was !== undefined && (
            <>
              <s className={styles['was']}>
                <VisuallyHidden>Original price </VisuallyHidden>
                {was}
              </s>{' '}
              <span className={styles['off']}>{percentOff(course)}% off</span>
            </>
          )}
        </p>
        <p className={styles['terms']}>
          {price === 0 ? 'No payment. No subscription.' : 'One payment in US dollars. No subscription.'}
        </p>
      </div>
      <div ref={buttonHolder} className={styles['buy']} data-bottom-bar="">
        <output className={styles['returned']}>
          {hasReturned && 'You are signed in. Press Enroll Now to continue.'}
        </output>
        {/* The bar repeats the price for the eye only, so it is drawn by the style sheet. */}
        <span className={styles['barPrice']} data-now={formatPrice(price)} data-was={was ?? ''} />
        <EnrollButton course={course} fullWidth onPress={forgetReturn} />
      </div>
      <div className={styles['contents']}>
        <p className={styles['guarantee']}>
          <VerifiedUser fontSize="small" />
          {business.courseGuaranteeDays}-Day Money-Back Guarantee
        </p>
        <h2 className={styles['includes']}>This course includes</h2>
        <ul className={styles['list']}>
          <li>
            <OndemandVideo fontSize="small" />
            {formatDuration(duration)} of video
          </li>
          <li>
            <MenuBook fontSize="small" />
            {countOf(lessonsCount, 'lesson')}
          </li>
          <li>
            <FileDownload fontSize="small" />
            Downloadable resources
          </li>
          <li>
            <Devices fontSize="small" />
            Mobile and TV access
          </li>
          <li>
            <LevelIcon difficulty={difficulty} />
            {levelLabel(difficulty)} level
          </li>
          <li>
            <WorkspacePremium fontSize="small" />
            Certificate of completion
          </li>
        </ul>
      </div>
    </aside>
  );
}
