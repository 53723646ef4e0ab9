import { lazy, useEffect, useEffectEvent, useState } from 'react';
import { EnrollMessage, type LastingEnrollMessageProps } from '@/features/catalogue/EnrollMessage';
import type { EnrolmentOutcome } from '@/features/learning/outbox/enrolmentOutcome';
import { SeparatePart } from '@/ui/SeparatePart';

const EnrolmentSteps = __LEARNING__
  ? lazy(async () => ({
      default: (await import('@/features/learning/outbox/EnrolmentSteps')).EnrolmentSteps,
    }))
  : null;

const notLoaded: EnrolmentOutcome = {
  status: 'You are not enrolled yet: a part of this page could not be loaded.',
  action: { label: 'Reload', onPress: () => window.location.reload() },
};

/** How long the script that carries out the enrollment may take, in milliseconds. */
const longestLoading = 10_000;

/** In place of what that script draws. */
function TellAfter({ wait, onOver }: { wait: number; onOver: () => void }) {
  const tell = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setTimeout(() => tell(), wait);
    return () => clearTimeout(timer);
  }, [wait]);
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
          waiting={<TellAfter wait={longestLoading} onOver={tellNotLoaded} />}
          failed={<TellAfter wait={0} onOver={tellNotLoaded} />}
        >
          <EnrolmentSteps course={props.course} onOutcome={settle} onLate={tellNotLoaded} />
        </SeparatePart>
      )}
    </>
  );
}
