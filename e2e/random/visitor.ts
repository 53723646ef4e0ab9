/** The kinds of visitor, who differ in what they start with and in what happens to them. */
export const visitors = ['anonymous', 'member', 'flaky network'] as const;

/** Works through lessons on more than one device. It needs a build with learning, and walks only when asked for. */
export const learner = 'learner';

export type Visitor = (typeof visitors)[number] | typeof learner;

/** How a sequence begins. */
export interface Setting {
  visitor: Visitor;
  width: number;
  scheme: 'light' | 'dark';
  isSignedIn: boolean;
}
