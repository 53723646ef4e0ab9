export const certificate = {
  own: {
    title: 'Your certificate',
    back: 'Dashboard',
    print: 'Print or save as PDF',
    copy: 'Copy link',
    copied: 'Copied',
    copiedSaid: 'Link copied.',
    notCopied: 'The link could not be copied. It is in the address bar.',
    seePublic: 'See the public page',
    seeOwn: 'Back to your certificate',
    /** The name is shown between the two. */
    madeBefore: {
      start: (day: string) => `It was made before, on ${day}, with the name`,
      end: 'on it. That cannot be changed, so what you typed was not used.',
    },
    visibility:
      'Anyone with the code can see your name, the course, its lessons and the date. Nothing else, and nobody can list certificates.',
  },
  sheet: {
    opening: 'This is to say that',
    nature: 'A certificate of completion. There was no examination.',
    finished: 'Finished',
    code: 'Code',
    checkAt: 'Check it at',
  },
  check: {
    title: 'Check a certificate',
    lead: 'Compare what you were shown with what we keep.',
    valid: 'This certificate is valid.',
    lessons: 'The lessons it covers',
    another: 'Check another one',
  },
  form: {
    label: 'Certificate code',
    placeholder: 'XXXX-XXXX-XXXX',
    hint: 'Codes have twelve characters. They never contain the letters I, L, O or U.',
    submit: 'Check',
  },
  unknown: {
    title: 'We have no certificate with this code.',
    meaning: 'What this can mean',
    reasons: [
      'A character was read wrongly. Copy the code from the file if you have it.',
      'Its holder has deleted the account, or what they learned here.',
      'It was not issued by AI Club.',
    ],
  },
  unreachable: {
    title: 'The code could not be checked.',
    text: 'Our service did not answer. That says nothing about the certificate.',
    retry: 'Try again',
  },
} as const;
