import Bookmark from '@mui/icons-material/Bookmark';
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import Typography from '@mui/material/Typography';
import { business } from '@/content/business';
import type { CourseSummary } from '@/features/catalogue/course';
import { EnrollButton } from '@/features/catalogue/EnrollButton';
import { formatPrice, percentOff } from '@/features/catalogue/formatCourse';
import { useCatalogueReturn } from '@/features/catalogue/useCatalogueReturn';
import { paths } from '@/paths';
import { ChangingText } from '@/ui/ChangingText';
import { TextLink } from '@/ui/TextLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { CourseIncludes } from './CourseIncludes';
import type { CourseStanding } from './courseStanding';
import { openLessonId } from './openLesson';
import { useBackToEnroll } from './useBackToEnroll';
import { useEnrolmentUnknown } from './useEnrolmentUnknown';
import { useLeftCourse } from './useLeftCourse';

interface CourseOfferProps {
  course: CourseSummary;
  standing: CourseStanding | null;
  /** The member's own card is about to replace this. */
  isComing: boolean;
  /** A member has just left the course. */
  hasLeft: boolean;
  onEnroll: () => void;
}

/** What a member already has. In a course with lessons here it shows until the member's own card is there. */
function wordsFor(standing: CourseStanding | null): string | undefined {
  if (standing?.isEnrolled) {
    return `You are enrolled.${standing.lessonCount > 0 ? '' : ' The lessons cannot be read here yet.'}`;
  }
  return standing?.isSaved ? 'On your list.' : undefined;
}

function Price({ course }: { course: CourseSummary }) {
  const { price, originalPrice } = course;
  return (
    <div className="offer">
      <p className="price">
        <span className="now">{formatPrice(price)}</span>{' '}
        {originalPrice !== undefined && (
          <>
            <s className="was">
              <VisuallyHidden>Original price </VisuallyHidden>
              {formatPrice(originalPrice)}
            </s>{' '}
            <span className="off">{percentOff(course)}% off</span>
          </>
        )}
      </p>
      <Typography variant="small" component="p" color="textSecondary" className="terms">
        {price === 0 ? 'No payment. No subscription.' : 'One payment in US dollars. No subscription.'}
      </Typography>
      {/* Said before anybody signs up for the course. */}
      {__LEARNING__ && price > 0 && (
        <Typography variant="small" component="p" color="textSecondary">
          Payment is not open yet, and nothing is charged.
        </Typography>
      )}
    </div>
  );
}

function Contents({ course, standing }: Pick<CourseOfferProps, 'course' | 'standing'>) {
  const catalogueReturn = useCatalogueReturn();
  const lessonId = openLessonId(course);
  const words = wordsFor(standing);
  return (
    <div className="contents">
      {lessonId !== undefined && (
        <p className="readFirst">
          <TextLink to={paths.lesson(course.id, lessonId)} state={catalogueReturn}>
            Read lesson 1 first
          </TextLink>
        </p>
      )}
      {words !== undefined && (
        <p className="standing">
          <Bookmark fontSize="small" />
          {words}
        </p>
      )}
      <p className="guarantee">
        <VerifiedUser fontSize="small" />
        {business.courseGuaranteeDays}-Day Money-Back Guarantee
      </p>
      <CourseIncludes course={course} />
    </div>
  );
}

/** What a course costs, and the button to enroll. */
export function CourseOffer({ course, standing, isComing, hasLeft, onEnroll }: CourseOfferProps) {
  const { price, originalPrice } = course;
  const { buttonHolder, isBack, hasReturned, forgetReturn } = useBackToEnroll();
  const wait = useEnrolmentUnknown(course, standing);
  const isPending = isComing || (wait === 'unknown' && !isBack);
  const saysLeft = useLeftCourse(hasLeft, buttonHolder);
  return (
    <>
      <Price course={course} />
      <div ref={buttonHolder} className="buy" data-bottom-bar="">
        <output className="returned">
          {hasReturned && <ChangingText>You are signed in. Press Enroll Now to continue.</ChangingText>}
          {saysLeft && <ChangingText>You have left this course. What you wrote is kept.</ChangingText>}
        </output>
        {/* The bar repeats the price above for the eye only, so the styles draw it from these attributes. */}
        <span
          className="barPrice"
          data-now={formatPrice(price)}
          data-was={originalPrice === undefined ? '' : formatPrice(originalPrice)}
          data-saved={standing?.isSaved ? 'On your list' : undefined}
        />
        <div
          className="action"
          {...(isPending && { 'data-pending': true })}
          {...(wait === 'uncertain' && { 'data-uncertain': true })}
        >
          <EnrollButton
            course={course}
            fullWidth
            {...(isPending && { style: { visibility: 'hidden' } })}
            onPress={() => {
              forgetReturn();
              onEnroll();
            }}
          />
        </div>
      </div>
      <Contents course={course} standing={standing} />
    </>
  );
}
