import type { EnrolResult } from './useEnrolment';

/** The status that follows the message of an enrolment, and the action offered with it. */
export interface EnrolmentOutcome {
  status: string;
  action?: { label: string; onPress: () => void; keepsOpen?: boolean } | undefined;
  /** More is to come, also after the message is closed. */
  isUnderWay?: boolean;
}

interface Ways {
  isPaid: boolean;
  /** Undefined where the course is open already. */
  openCourse: (() => void) | undefined;
  seeList: () => void;
  tryAgain: () => void;
}

const again = 'Try again';

/** Shown during a retry. The button stays, so that it keeps the focus. */
export const trying: EnrolmentOutcome = {
  status: 'Trying again...',
  action: { label: again, onPress: () => undefined, keepsOpen: true },
};

/** A paid course may have been given to the learner, which only the service knows. */
export const unanswered: EnrolmentOutcome = {
  status:
    "We can't reach your courses right now. Nothing was charged, and your enrollment goes on as soon as we can.",
  isUnderWay: true,
};

const unpaid = 'Payment is not open yet. Nothing was charged, and the course is on your list.';
const sentLater = {
  waiting: 'It is kept on this device and sent when there is a connection.',
  waitingInTab: 'It is kept until you close this tab, and sent when there is a connection.',
} as const;

/** Puts the outcome of a press of Enroll Now into words. */
export function enrolmentOutcome(result: EnrolResult, ways: Ways): EnrolmentOutcome {
  const { isPaid, openCourse, seeList, tryAgain } = ways;
  const open = openCourse && { label: 'Open course', onPress: openCourse };
  const list = { label: 'See list', onPress: seeList };
  if (typeof result === 'object') {
    return { status: result.message, action: { label: again, onPress: tryAgain, keepsOpen: true } };
  }
  switch (result) {
    case 'enrolled':
      return { status: open ? '' : 'You are enrolled.', action: open };
    case 'alreadyEnrolled':
      return { status: 'You are already enrolled.', action: open };
    case 'saved':
      return { status: unpaid, action: list };
    case 'alreadySaved':
      return { status: 'Payment is not open yet. The course is on your list already.', action: list };
    case 'waiting':
    case 'waitingInTab':
      return isPaid
        ? { status: `Payment is not open yet. Nothing was charged. ${sentLater[result]}`, action: list }
        : { status: `Not sent yet. ${sentLater[result]}`, action: open };
    case 'dropped':
      return { status: 'Taken back in another tab, before it was sent.' };
  }
}
