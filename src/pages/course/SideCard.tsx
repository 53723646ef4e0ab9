import { lazy, useRef, useState } from 'react';
import { Cover } from '@/ui/art/Cover';
import { SeparatePart } from '@/ui/SeparatePart';
import type { CourseData } from './courseLoader';
import { CourseOffer } from './CourseOffer';
import { type CourseStanding, standingOfMember } from './courseStanding';
import { Sheet } from './SideCard.styles';

const MemberCard = __LEARNING__
  ? lazy(async () => ({ default: (await import('./MemberCard')).MemberCard }))
  : null;

interface SideCardProps {
  course: CourseData['summary'];
  /** Only the member's card waits for it. */
  details: CourseData['course'];
  standing: CourseStanding | null;
}

/**
 * What the course offers, or what a member has after enrolling. In a wide window it is a card, which stays in sight
 * where it fits; in a narrow one its cover is the top of the page and its button a bar at the bottom.
 */
export function SideCard({ course, details, standing }: SideCardProps) {
  const wasPressed = useRef(false);
  const [hasLeft, setHasLeft] = useState(false);
  const member = standingOfMember(standing);
  const offer = (isComing = false) => (
    <CourseOffer
      course={course}
      standing={standing}
      isComing={isComing}
      hasLeft={hasLeft}
      onEnroll={() => {
        wasPressed.current = true;
        setHasLeft(false);
      }}
    />
  );
  return (
    <Sheet component="aside" variant="outlined" aria-label="Price and contents">
      <Cover src={course.thumbnail} eager className="cover" />
      {MemberCard && member ? (
        <SeparatePart waiting={offer(true)} failed={offer()}>
          <MemberCard
            course={course}
            details={details}
            standing={member}
            wasPressed={wasPressed}
            onLeft={() => setHasLeft(true)}
          />
        </SeparatePart>
      ) : (
        offer()
      )}
    </Sheet>
  );
}
