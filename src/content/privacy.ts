import { addresses } from './addresses';

/** Only in builds with learning. */
const learningRows = __LEARNING__
  ? [
      [
        'What you do and write in lessons, under keys that begin with aiclub-outbox, aiclub-refused, aiclub-texts and aiclub-learning',
        'Local storage',
        'Lets courses work without a connection, and loses nothing before it is sent. Holds your progress, answers and notes, for each account by itself.',
        'Until you log out, delete your learning data or clear the site data; with Remember me off, also until the site is opened here again after your tab was closed. What has not been sent yet outlasts a logout and a closed tab.',
      ],
      [
        'What you write in a lesson before you sign in, under keys that begin with aiclub-texts and aiclub-preview',
        'Session storage',
        'Keeps your answers until you have an account for them.',
        'Until you enroll or close the tab.',
      ],
      [
        'What you choose in the questions of lessons, under keys that begin with aiclub-choices',
        'Local storage; session storage before you sign in',
        'Has your choice there when you come back, for each account by itself. It is not sent.',
        'Until you log out, delete your learning data or clear the site data; with Remember me off, also until the site is opened here again after your tab was closed. Before you sign in, until you sign in, which keeps it for your account, or close the tab.',
      ],
      [
        'Where you were reading, under keys that begin with aiclub-reading-places',
        'Local storage',
        'Opens a lesson again where you left it, for each account by itself.',
        'Until the lesson is done, you log out, delete your learning data or clear the site data; with Remember me off, also until the site is opened here again after your tab was closed.',
      ],
    ]
  : [];

const heldOfLearners = __LEARNING__
  ? [
      'the courses you enroll in or save, and the lessons you have finished;',
      'your answers, your course ideas and your notes, which only you can read;',
      'certificates you ask for, with the name you give them. Whoever has the code of one can see it.',
    ]
  : [];

const choicesOfLearners = __LEARNING__
  ? ['Download what we hold of your learning, or delete it, on your dashboard.']
  : [];

export const privacy = {
  title: 'Privacy Policy',
  lead: 'What we hold about you, why we hold it and what you can do about it.',
  description:
    'Sample Privacy Policy for AI Club: what is held, who processes it, your choices, and a table of everything stored in your browser.',
  updated: '2026-11-26',
  sections: [
    {
      id: 'about-this-page',
      heading: 'About this page',
      paragraphs: [
        'This is sample text for a demonstration product. It shows what the privacy policy of a service like this one would say and is not legal advice.',
        'Online payment is not connected in this version of AI Club, so nothing on this site can be charged today.',
      ],
    },
    {
      id: 'what-we-hold',
      heading: 'What we hold',
      paragraphs: ['When you create an account, we hold:'],
      list: [
        'your first name, last name and email address;',
        'your account type, student or creator, and the date you signed up;',
        'a picture address, if your account has one;',
        'your password, in a protected form that nobody at AI Club can read;',
        'session tokens, which are also kept in your browser while you are signed in.',
        ...heldOfLearners,
      ],
    },
    {
      id: 'what-we-do-not-do',
      heading: 'What we do not do',
      paragraphs: [
        'We use no advertising trackers and we do not sell data. Fonts, icons and pictures come from our own server, so opening a page tells no other company about you. One thing is an exception: if you sign in through Google or GitHub, the picture of your account comes from there.',
        'Search and filters run in your browser. Filters become part of the page address, so they can be seen in a link you share.',
      ],
    },
    {
      id: 'who-processes-it',
      heading: 'Who processes it',
      paragraphs: [
        `A hosted service keeps the accounts${__LEARNING__ ? ' and what you do in lessons' : ''} for us, checks sign-in and sends confirmation and reset emails. If you sign in through another provider, that provider learns that you use AI Club and passes us your name and email address.`,
        'Our web host receives your network address and the page addresses you open, as any web host does.',
      ],
    },
    {
      id: 'your-choices',
      heading: 'Your choices',
      list: [
        'Browse without an account. Courses and public pages do not ask for one.',
        'Turn off Remember me when you sign in, and the session ends when you close the tab.',
        'Log out at any time, which removes the session from this device.',
        ...choicesOfLearners,
        `Ask for a copy of your data, or for its deletion, at ${addresses.privacy}.`,
      ],
    },
    {
      id: 'storage',
      heading: 'Cookies and storage',
      paragraphs: ['AI Club sets no cookies of its own. This is what it keeps in your browser:'],
      table: {
        columns: ['What', 'Where', 'Purpose', 'Lifetime'],
        rows: [
          [
            'Session, under a key of the form sb-(service name)-auth-token',
            'Local storage, or session storage when Remember me is off',
            'Keeps you signed in. Holds the tokens, their expiry time and your account details.',
            'Until you log out or the session ends. With Remember me off, until you close the tab or the browser.',
          ],
          [
            'Theme choice, under the key mui-mode',
            'Local storage',
            'Remembers System, Light or Dark.',
            'Until you clear the site data.',
          ],
          [
            'Single keys, under the key aiclub-single-keys',
            'Local storage',
            `Remembers that you have switched off the key that opens the search${__LEARNING__ ? ', and those of lessons' : ''}.`,
            'Until you switch them on again or clear the site data.',
          ],
          [
            'Filter state',
            'The page address',
            'Keeps search, category, level, price, sort and view, so that Back and shared links work.',
            'As long as the address is in your history or in a link.',
          ],
          [
            'Return page, under the keys aiclub-pending-redirect and aiclub-pending-provider',
            'Local storage, or session storage for the way back from a provider',
            'Brings you back to where you were after you confirm your address or sign in through a provider, and fills in your address where a reset link no longer works. Holds the page and your email address; for the way back from a provider, the page and what the sign-in page says of it.',
            'Used once, or until you log out; the way back from a provider until you close the tab. After a day it is not used, and removed with your next visit.',
          ],
          [
            'Scroll positions, under the key react-router-scroll-positions',
            'Session storage',
            'Shows a page where you left it, after Back or a reload.',
            'Until you close the tab.',
          ],
          [
            'Keys of links and of sign-ins with a provider, under keys of the form sb-(service name)-auth-token-(kind of key)',
            'Local storage',
            'Make a link from our email, or the way back from a provider, good in this browser alone. They open nothing by themselves.',
            'Until you log out or clear the site data.',
          ],
          [
            'Link being checked, under the key aiclub-pending-link',
            'Session storage',
            'Goes on with a link from our email after a reload. Useless in any other browser.',
            'Until the link has been checked, you log out or you close the tab.',
          ],
          [
            'Ended sessions, under the key aiclub-ended-sessions',
            'Local storage',
            'Logs out duplicated tabs together when Remember me is off. Holds the identifiers of the last 20 such sessions, which open nothing.',
            'Until you clear the site data.',
          ],
          [
            'Form draft, under the key aiclub-draft',
            'Session storage',
            'Keeps your names and email address while you read the terms, and whether Remember me is ticked. Never a password.',
            'Until you sign in or out, or close the tab. Once sign-up succeeds, your names go, and your address stays for signing in.',
          ],
          [
            'Letter to us, under the key aiclub-letter',
            'Session storage',
            'Keeps what you write on the contact page while you look at another page. Nothing of it is sent from there.',
            'Until your session ends, another account signs in or you close the tab.',
          ],
          [
            'Whose session the tab knew last, under the key aiclub-typed-by',
            'Session storage',
            'Forgets the form draft and the letter when that session has ended elsewhere. Holds the identifier of the account, which opens nothing.',
            'Until your session ends or you close the tab.',
          ],
          ...learningRows,
          [
            'Time of the last reload, under the keys reloaded-at and reloaded-for-client',
            'Session storage',
            'Reloads at most once when a new version is out.',
            'Until you close the tab.',
          ],
          [
            'Offline copy of the site',
            'Cache storage',
            'Lets you browse without a connection. Holds no personal data.',
            'Replaced by each new version, or until you clear the site data.',
          ],
        ],
      },
    },
    {
      id: 'changes',
      heading: 'Changes and contact',
      paragraphs: [
        `When this policy changes, the date on this page changes with it. Questions about privacy are welcome at ${addresses.privacy}.`,
      ],
    },
  ],
} as const;
