/** The kinds of visitor, which differ in how they start and in what happens to them. */
export const visitors = ['anonymous', 'member', 'flaky network'] as const;

/** Takes lessons on more than one device. Needs a build with learning, and is used only on request. */
export const learner = 'learner';

export type Visitor = (typeof visitors)[number] | typeof learner;

/** How a sequence begins. */
export interface Setting {
  visitor: Visitor;
  width: number;
  scheme: 'light' | 'dark';
  isSignedIn: boolean;
}
