/** Every word of the page with a course's plan, except for the plan itself, which the lessons and the learner write. */
export const plan = {
  back: 'Dashboard',
  finished: {
    title: (lessons: string) => `You have finished all ${lessons} lessons.`,
    lead: 'This page is made of what you wrote. It is yours to keep, change and print.',
    unwritten:
      'You have written nothing for this page yet. Each line below leads to the question it comes from.',
    waiting: (count: number) => `${count} of the lessons ${count === 1 ? 'is' : 'are'} waiting to be sent.`,
  },
  soFar: {
    title: 'Your plan so far',
    done: (count: number, lessons: string) => `${count} of ${lessons} done`,
    lead: 'This page fills up as you write in the lessons.',
    start: 'Start lesson 1',
    continue: (lesson: number) => `Continue: lesson ${lesson}`,
  },
  sheet: {
    soFar: (day: string) => `${day}, so far`,
    writtenIn: (course: string) => `Written in the course ${course}`,
    change: (lesson: number) => `Change in lesson ${lesson}`,
  },
  actions: {
    title: 'Your one-page plan',
    print: 'Print or save as PDF',
    change: 'Change your answers',
    hideLinks: 'Hide the links',
  },
  certificate: {
    title: 'Certificate',
    text: 'It says which lessons you worked through, and anyone with its code can check it.',
    notYet: (lessons: string) => `You can get it when all ${lessons} lessons are done.`,
    get: 'Get your certificate',
    see: 'See your certificate',
    name: 'Name on the certificate',
    nameHint: 'Anyone with the code sees it. It cannot be changed afterwards.',
    nameMissing: 'Type the name that the certificate shows.',
    issue: 'Make the certificate',
    issuing: 'Making it...',
    cancel: 'Not now',
  },
  next: { title: 'Where to go from here' },
  visitor: {
    title: 'Your plan is kept in your account',
    text: (course: string) =>
      `It is made of what you write in the lessons of "${course}". Sign in to see it, or read the first lesson without an account.`,
    login: 'Sign in',
    firstLesson: 'Read lesson 1',
  },
  stranger: {
    title: 'Your plan starts with the first lesson',
    text: (course: string) =>
      `It is made of what you write in the lessons of "${course}". Enroll in the course, which is free, and write as you read.`,
    course: 'Go to the course',
    firstLesson: 'Read lesson 1 first',
  },
  unreachable: {
    title: 'Your plan cannot be loaded right now.',
    text: 'Our service did not answer, and this device does not have your plan yet. What you wrote is kept.',
  },
  none: {
    title: 'This course has no plan',
    text: 'Plans are made in the two free courses, lesson by lesson.',
    courses: 'Free courses',
  },
} as const;
