import type { Target } from './page/controls';
import type { Lost } from './servers';
import type { Trouble } from './trouble';

/** A press or a navigation after which the next step does not wait for the page. */
interface Hasty {
  isHasty?: true;
}

export type SeedUserName = 'ada' | 'carl';

export type BrowserStep =
  | ({ do: 'open'; address: string } & Hasty)
  | ({ do: 'back' | 'forward' | 'reload' } & Hasty)
  | { do: 'open a tab'; address: string }
  | { do: 'change tabs' | 'close the tab' };

export type PageStep =
  | ({ do: 'press'; target: Target; isDouble?: true } & Hasty)
  | { do: 'type'; target: Target; text: string; isSent?: true }
  | { do: 'choose'; target: Target; option: string }
  | { do: 'key'; key: string }
  | { do: 'press beside the layer' };

export type EnvironmentStep =
  | { do: 'resize'; width: number }
  | { do: 'prefer'; scheme: 'light' | 'dark' }
  | { do: 'lose the network' | 'find the network' }
  | { do: 'trouble the service'; trouble: Trouble }
  | { do: 'release'; lost: Lost };

export type AccountStep =
  | { do: 'sign in'; as: SeedUserName; isWrong?: true; isForgotten?: true }
  | { do: 'sign out' | 'sign up' | 'open the mail' | 'type a new password' }
  | { do: 'ask for a reset link'; as: SeedUserName };

export type LearningStep =
  | { do: 'enroll' | 'write an answer' | 'write a note' | 'answer a question' | 'mark as done' }
  | { do: 'open a lesson'; number: number }
  | { do: 'choose a version'; isMine: boolean }
  | { do: 'log out'; answer: 'Stay signed in' | 'Log out anyway' | 'Send and log out' }
  | { do: 'take the other device'; as: SeedUserName };

/** Everything a visitor can do, in a form that can be repeated. */
export type Step = BrowserStep | PageStep | EnvironmentStep | AccountStep | LearningStep;

const quote = (text: string) => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;

const targetOf = ({ region, role, name, nth }: Target): string =>
  `the ${role} ${quote(name)}${nth === 0 ? '' : ` (number ${nth + 1})`} in the ${region}`;

/** A step as a sentence, for reports of failures. */
export function tell(step: Step): string {
  const hasty = 'isHasty' in step && step.isHasty ? ' and does not wait' : '';
  switch (step.do) {
    case 'open':
    case 'open a tab':
      return `${step.do} ${step.address}${hasty}`;
    case 'press':
      return `${step.isDouble ? 'double-click' : 'press'} ${targetOf(step.target)}${hasty}`;
    case 'type':
      return `type ${quote(step.text)} into ${targetOf(step.target)}${step.isSent ? ' and press Enter' : ''}`;
    case 'choose':
      return `choose ${quote(step.option)} in ${targetOf(step.target)}`;
    case 'key':
      return `press the key ${step.key}`;
    case 'resize':
      return `resize to ${step.width}`;
    case 'prefer':
      return `prefer ${step.scheme}`;
    case 'sign in': {
      const how = `${step.isWrong ? ' with a wrong password' : ''}${step.isForgotten ? ', not to be remembered' : ''}`;
      return `sign in as ${step.as}${how}`;
    }
    case 'ask for a reset link':
      return `ask for a reset link as ${step.as}`;
    case 'trouble the service':
      return `the service ${step.trouble}`;
    case 'open a lesson':
      return `open lesson ${step.number}`;
    case 'choose a version':
      return `keep ${step.isMine ? 'what was written here' : 'what the account has'}`;
    case 'log out':
      return `log out, and “${step.answer}” if asked`;
    case 'take the other device':
      return `take the other device, signed in as ${step.as} if it is new`;
    case 'release':
      return `a release takes away ${step.lost}`;
    default:
      return `${step.do}${hasty}`;
  }
}
