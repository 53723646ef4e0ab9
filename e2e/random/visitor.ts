/** The kinds of visitor, who differ in what they start with and in what happens to them. */
export const visitors = ['anonymous', 'member', 'flaky network'] as const;

export type Visitor = (typeof visitors)[number];

/** How a sequence begins. */
export interface Setting {
  visitor: Visitor;
  width: number;
  scheme: 'light' | 'dark';
  isSignedIn: boolean;
}
