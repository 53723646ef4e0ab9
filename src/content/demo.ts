/** The tour of the product: a caption for each of its screens, and what the screen shows. */
export const demo = {
  lead: {
    2: 'Two real screens. No sound, and nothing starts on its own.',
    4: 'Four real screens. No sound, and nothing starts on its own.',
  },
  explore: 'Explore Courses',
  steps: [
    {
      caption: 'Find a course by subject, level or name.',
      shows:
        'The catalog, narrowed down to courses in Content Creation for beginners, with their covers and prices.',
    },
    {
      caption: 'Read every lesson title before you enroll.',
      shows: 'The page of a course, with its lessons listed by title and minutes beside the price.',
    },
    {
      caption: 'Learn by doing: try it, check it, write it down.',
      shows:
        'A lesson beside the list of all lessons, with an exercise in it: the next word of a sentence is guessed, and a bar for every word shows how likely it was.',
    },
    {
      caption: 'Leave with a page of your own words.',
      shows:
        'A finished plan on one page, made of what a learner wrote in the lessons, and the buttons to print it and to get a certificate.',
    },
  ],
  /** How many of the steps every build has; builds with learning have all of them. */
  stepsWithoutLearning: 2,
} as const;
