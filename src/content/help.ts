import { paths } from '@/paths';
import { addresses } from './addresses';
import { business } from './business';

/** What Enroll Now stores, in builds with learning and without. */
const whatIsStored = __LEARNING__
  ? 'A free course is yours from then on, and your progress is kept with your account. Any other course is kept under Saved courses on your dashboard, and no payment is taken.'
  : 'Nothing is stored and no payment is taken.';

const howToGetCertificate = __LEARNING__
  ? ' In the free courses you make it on the page of your plan, once every lesson is done. Anyone with its code can check it.'
  : '';

const checkOfCertificates = __LEARNING__
  ? { links: [{ label: 'Check a certificate', to: paths.certificateCheck }] }
  : {};

/** Only in builds with learning. */
const learning = __LEARNING__
  ? [
      {
        id: 'learning',
        heading: 'Learning',
        questions: [
          {
            question: 'Where do I find my courses?',
            answer:
              'On your dashboard. Continue leads to the first lesson that you have not marked as done. Every lesson is open to you, in any order.',
          },
          {
            question: 'Where is what I write kept?',
            answer:
              'In your account, as you type, and only you can read it. The lessons put your answers together on one page, your plan, which you can print or save as a PDF.',
          },
          {
            question: 'Can I learn without a connection?',
            answer:
              'Yes. A lesson that you have opened once stays on the device. What you write and tick there is kept, and sent when you are online again.',
          },
          {
            question: 'How do I leave a course, or delete what I wrote?',
            answer:
              'Choose Leave this course on its page: your ticks are lost, and what you wrote stays. Everything you learned and wrote here can be downloaded or deleted on your dashboard, under Your learning data.',
          },
        ],
      },
    ]
  : [];

const keysOfLessons = __LEARNING__
  ? [['? in a lesson', 'List the keys of lessons, or switch them off.']]
  : [];

export const help = {
  title: 'Help Center',
  lead: 'Short answers to the questions people ask most.',
  description:
    'Answers about accounts, finding courses, enrollment, plans and refunds, creators and accessibility on AI Club.',
  sections: [
    {
      id: 'account',
      heading: 'Account',
      questions: [
        {
          question: 'How do I create an account?',
          answer: `Choose Sign Up, pick Student or Creator, and enter your first name, last name and email address. Type a password of at least ${business.minimumPasswordLength} characters twice and press Create Account.`,
        },
        {
          question: 'How do I confirm my email address?',
          answer:
            'After sign-up we send you an email. Follow the link in it and you return to AI Club with your address confirmed.',
        },
        {
          question: 'I did not get the confirmation email. What now?',
          answer:
            'Wait a few minutes and check your spam folder. Then sign in with your email and password: if the address is not confirmed yet, the login page offers to send the email again. If you mistyped your address, sign up again with the right one.',
        },
        {
          question: 'How do I reset my password?',
          answer:
            'Choose Forgot password? on the login page and enter your email address. If an account exists, a reset link is on its way. The link works once. If it has expired or was already used, ask for a new one on the same page.',
        },
        {
          question: 'How do I sign out everywhere?',
          answer:
            'Choose Sign out everywhere on your dashboard. It ends your sessions on every device. Another device may stay signed in until its current session runs out; if that worries you, change your password as well. Logout signs you out on this device only.',
        },
      ],
    },
    {
      id: 'finding-courses',
      heading: 'Finding courses',
      questions: [
        {
          question: 'How does search work?',
          answer:
            'Open search from the header and start typing. It looks at course titles, short descriptions and instructor names, and capital letters do not matter. Results are grouped by category. With an empty search box you see popular courses.',
        },
        {
          question: 'How do the filters work?',
          answer:
            'On the Courses page, choose a category, a level and a price range, and sort by popularity, date, rating or price. The line above the list tells you how many courses match. Clear Filters shows all of them again.',
        },
        {
          question: 'Can I share a filtered list?',
          answer:
            'Yes. Your choices are part of the page address. Copy the address from your browser, and whoever opens it sees the same list.',
        },
        {
          question: 'Where are the free courses?',
          answer: 'Set the price filter to Free. The free intro courses are open to everyone.',
        },
      ],
    },
    {
      id: 'enrollment',
      heading: 'Enrollment',
      questions: [
        {
          question: 'What does Enroll Now do today?',
          answer: `If you are signed in, you see the message "Enrolling in" with the course title. ${whatIsStored} Online payment is not connected in this version of AI Club, so nothing on this site can be charged today. If you are not signed in, we ask you to sign in first and bring you back to the course.`,
        },
        {
          question: 'Can I see the curriculum before I enroll?',
          answer:
            'Yes. Every course page lists all lessons with their length, a short description and the names of the files that belong to them.',
        },
        {
          question: 'Do I need to finish another course first?',
          answer:
            'Some courses list prerequisites on their page. Where a prerequisite names another AI Club course, equivalent experience is just as good. A course without prerequisites does not show the section.',
        },
        {
          question: 'Do I get a certificate?',
          answer: `Each course includes a certificate of completion. It confirms that you finished the course. It is not a degree or a professional license.${howToGetCertificate}`,
        },
      ],
      ...checkOfCertificates,
    },
    ...learning,
    {
      id: 'plans-and-refunds',
      heading: 'Plans and refunds',
      questions: [
        {
          question: 'Can I switch to another plan?',
          answer: 'Yes, at any time. The change is prorated from your next billing cycle.',
        },
        {
          question: 'What happens when I cancel?',
          answer:
            'Renewal stops, and you keep access until the end of the billing period you paid for. Canceling does not by itself ask for a refund.',
        },
        {
          question: `What does the ${business.passGuaranteeDays}-day guarantee cover?`,
          answer: `It covers the Student Pass. Write to ${addresses.refunds} within ${business.passGuaranteeDays} days of your first payment, and we return your money.`,
        },
        {
          question: `What does the ${business.courseGuaranteeDays}-day guarantee cover?`,
          answer: `It covers a course you bought on its course page. Write to ${addresses.refunds} within ${business.courseGuaranteeDays} days of the purchase, and we return your money.`,
        },
        {
          question: 'Which payment methods are there?',
          answer:
            'Major cards and PayPal, in US dollars. Online payment is not connected in this version of AI Club, so nothing on this site can be charged today.',
        },
      ],
    },
    {
      id: 'creators',
      heading: 'Creators',
      questions: [
        {
          question: 'How is revenue shared?',
          answer: `You keep ${business.ownPromotionShare}% of sales from your own promotion and ${business.discoveryShare}% of sales from discovery on AI Club. The For Creators page explains which sale counts as which.`,
        },
        {
          question: 'How do I choose a price?',
          answer: `You set it, and you can change it at any time. Choose one that you can defend for ${business.courseGuaranteeDays} days, because the course page carries a ${business.courseGuaranteeDays}-Day Money-Back Guarantee.`,
        },
        {
          question: 'How do I get started?',
          answer: `Sign up with the account type Creator. Uploading courses is not open yet. Until it is, work out your price on the For Creators page and send an outline of your course to ${addresses.creators}.`,
        },
        {
          question: 'Do I have to pay to teach?',
          answer: `No. There is no upfront cost for creators. Creator Pro at $${business.creatorProPrice} per month is optional.`,
        },
      ],
      links: [{ label: 'For Creators', to: paths.creators }],
    },
    {
      id: 'accessibility',
      heading: 'Accessibility',
      paragraphs: [
        'You can use every part of AI Club with a keyboard. If your system asks for reduced motion, cards and menus appear without animation. Text can be enlarged, and colors have a light and a dark version.',
        `If something stops you, write to ${addresses.learners} with the word Accessibility in the subject line. Tell us the page, what you tried and which browser or assistive technology you use.`,
      ],
      table: {
        columns: ['Key', 'What it does'],
        rows: [
          [
            'Tab, Shift+Tab',
            'Move forward and back. The first Tab on a page offers a link to skip to the content.',
          ],
          ['Enter, Space', 'Press a button or open a menu.'],
          ['/ or Ctrl+K (Cmd+K on a Mac)', 'Open search.'],
          ['Up, Down, Home, End', 'Move through search results.'],
          ['Escape', 'Close search, a menu or a dialog and return to where you were.'],
          ...keysOfLessons,
        ],
      },
    },
  ],
} as const;
