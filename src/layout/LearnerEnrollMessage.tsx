import { lazy, Suspense, useEffect, useState } from 'react';
import { EnrollMessage, type EnrollMessageProps } from '@/features/catalogue/EnrollMessage';
import type { EnrolmentOutcome } from '@/features/learning/enrolmentOutcome';
import { ErrorBoundary } from '@/ui/ErrorBoundary';

const EnrolmentSteps = __LEARNING__
  ? lazy(async () => ({
      default: (await import('@/features/learning/EnrolmentSteps')).EnrolmentSteps,
    }))
  : null;

const notLoaded: EnrolmentOutcome = {
  status: 'You are not enrolled yet: a part of this page could not be loaded.',
  action: { label: 'Reload', onPress: () => window.location.reload() },
};

function NotLoaded({ onOutcome }: { onOutcome: (outcome: EnrolmentOutcome) => void }) {
  useEffect(() => onOutcome(notLoaded), [onOutcome]);
  return null;
}

/** The message of Enroll Now where courses are worked through here: it is said at once, and what follows after. */
export function LearnerEnrollMessage(props: EnrollMessageProps) {
  const [outcome, setOutcome] = useState<EnrolmentOutcome>({ status: '' });
  return (
    <>
      <EnrollMessage {...props} {...outcome} />
      {EnrolmentSteps && (
        <ErrorBoundary fallback={<NotLoaded onOutcome={setOutcome} />}>
          <Suspense>
            <EnrolmentSteps course={props.course} onOutcome={setOutcome} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
