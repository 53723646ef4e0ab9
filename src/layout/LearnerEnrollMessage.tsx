import { lazy, useEffect, useEffectEvent, useState } from 'react';
import { EnrollMessage, type LastingEnrollMessageProps } from '@/features/catalogue/EnrollMessage';
import type { EnrolmentOutcome } from '@/features/learning/enrolmentOutcome';
import { longestWait } from '@/features/learning/longestWait';
import { SeparatePart } from '@/ui/SeparatePart';
import { useIsSlow } from '@/ui/useIsSlow';

const EnrolmentSteps = __LEARNING__
  ? lazy(async () => ({
      default: (await import('@/features/learning/EnrolmentSteps')).EnrolmentSteps,
    }))
  : null;

const notLoaded: EnrolmentOutcome = {
  status: 'You are not enrolled yet: a part of this page could not be loaded.',
  action: { label: 'Reload', onPress: () => window.location.reload() },
};

function NotLoaded({ onLost }: { onLost: () => void }) {
  const tell = useEffectEvent(onLost);
  useEffect(() => tell(), []);
  return null;
}

/** While the script that carries out the enrolment is on its way. */
function TellIfLate({ onLate }: { onLate: () => void }) {
  const isLate = useIsSlow(longestWait);
  const tell = useEffectEvent(onLate);
  useEffect(() => {
    if (isLate) tell();
  }, [isLate]);
  return null;
}

/**
 * The message of Enroll Now in builds with learning. It appears at once; the outcome follows. Closing it does not stop
 * the enrollment.
 */
export function LearnerEnrollMessage({ isShown, onSettled, ...props }: LastingEnrollMessageProps) {
  const [outcome, setOutcome] = useState<EnrolmentOutcome>({ status: '' });
  const settle = (news: EnrolmentOutcome) => {
    setOutcome(news);
    if (news.isUnderWay !== true) onSettled(news === notLoaded);
  };
  const tellNotLoaded = () => settle(notLoaded);
  return (
    <>
      {isShown && <EnrollMessage {...props} status={outcome.status} action={outcome.action} />}
      {EnrolmentSteps && (
        <SeparatePart
          waiting={<TellIfLate onLate={tellNotLoaded} />}
          failed={<NotLoaded onLost={tellNotLoaded} />}
        >
          <EnrolmentSteps course={props.course} onOutcome={settle} onLate={tellNotLoaded} />
        </SeparatePart>
      )}
    </>
  );
}
