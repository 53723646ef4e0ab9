<<<<<<< HEAD
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import Typography from '@mui/material/Typography';
import { business } from '@/content/business';
import type { CourseSummary } from '@/features/catalogue/course';
import { EnrollButton } from '@/features/catalogue/EnrollButton';
import { formatPrice, percentOff } from '@/features/catalogue/formatCourse';
import { Cover } from '@/ui/art/Cover';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { CourseIncludes } from './CourseIncludes';
=======
import { lazy, Suspense, useState } from 'react';
import { Cover } from '@/ui/art/Cover';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import type { CourseData } from './courseLoader';
import { CourseOffer } from './CourseOffer';
import { type CourseStanding, isMembers } from './LazyStanding';
>>>>>>> learn-member
import { Sheet } from './SideCard.styles';

const MemberCard = lazy(async () => ({ default: (await import('./MemberCard')).MemberCard }));

interface SideCardProps {
  course: CourseData['summary'];
  /** Only members wait for it. */
  details: CourseData['course'];
  standing: CourseStanding | null;
}

/**
 * What one buys, and what one has once enrolled. In a wide window a card that stays in sight; in a narrow one
 * its cover opens the page and its button becomes a bar at the bottom.
 */
<<<<<<< HEAD
export function SideCard({ course }: { course: CourseSummary }) {
  const { price, originalPrice } = course;
  const was = originalPrice === undefined ? undefined : formatPrice(originalPrice);
  const { buttonHolder, hasReturned, forgetReturn } = useBackToEnroll();
  return (
    <Sheet component="aside" variant="outlined" aria-label="Price and contents">
      <Cover src={course.thumbnail} eager className="cover" />
      <div className="offer">
        <p className="price">
          <span className="now">{formatPrice(price)}</span>{' '}
          {was !== undefined && (
            <>
              <s className="was">
                <VisuallyHidden>Original price </VisuallyHidden>
                {was}
              </s>{' '}
              <span className="off">{percentOff(course)}% off</span>
            </>
          )}
        </p>
        <Typography variant="small" component="p" color="textSecondary" className="terms">
          {price === 0 ? 'No payment. No subscription.' : 'One payment in US dollars. No subscription.'}
        </Typography>
      </div>
      <div ref={buttonHolder} className="buy" data-bottom-bar="">
        <output className="returned">
          {hasReturned && 'You are signed in. Press Enroll Now to continue.'}
        </output>
        {/* The bar repeats the price for the eye only, so it is drawn by the styles. */}
        <span className="barPrice" data-now={formatPrice(price)} data-was={was ?? ''} />
        <EnrollButton course={course} fullWidth onPress={forgetReturn} />
      </div>
      <div className="contents">
        <p className="guarantee">
          <VerifiedUser fontSize="small" />
          {business.courseGuaranteeDays}-Day Money-Back Guarantee
        </p>
        <h2 className="includes">This course includes</h2>
        <CourseIncludes course={course} />
      </div>
=======
export function SideCard({ course, details, standing }: SideCardProps) {
  const [wasOffered, setWasOffered] = useState(false);
  const [hasLeft, setHasLeft] = useState(false);
  const isMember = isMembers(standing);
  if (standing?.status === 'ready' && !isMember && !wasOffered) setWasOffered(true);
  const offer = <CourseOffer course={course} standing={standing} hasLeft={hasLeft} />;
  return (
    <Sheet component="aside" variant="outlined" aria-label="Price and contents">
      <Cover src={course.thumbnail} eager className="cover" />
      {isMember ? (
        <ErrorBoundary fallback={offer}>
          <Suspense fallback={offer}>
            <MemberCard
              course={course}
              details={details}
              standing={standing}
              takesFocus={wasOffered}
              onLeft={() => setHasLeft(true)}
            />
          </Suspense>
        </ErrorBoundary>
      ) : (
        offer
      )}
>>>>>>> learn-member
    </Sheet>
  );
}
