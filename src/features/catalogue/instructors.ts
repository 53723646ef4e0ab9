import type { Instructor } from './course';
import {
  amara,
  mateo,
  priya,
  linnea,
  kenji,
  yasmin,
  tomasz,
  leilani,
  dawit,
  joana,
} from './courseInstructors';

/** The ten instructors with everything their own block shows; kept apart from the summaries, which need only a name. */
export const instructors: readonly Instructor[] = [
  {
    ...amara,
    bio: 'Former science journalist who has taught AI literacy to newsrooms and libraries since 2019. Explains the math with kitchen examples and never skips the limits.',
    expertise: ['AI', 'Machine Learning'],
    coursesCount: 9,
    studentsCount: 9240,
    rating: 4.8,
  },
  {
    ...mateo,
    bio: 'Documentary editor turned one-person studio in Monterrey. Publishes a film a month with a workflow that fits in a backpack.',
    expertise: ['AI', 'Content Strategy'],
    coursesCount: 7,
    studentsCount: 6310,
    rating: 4.7,
  },
  {
    ...priya,
    bio: 'Machine-learning engineer with a decade in search and recommendation systems. Teaches the parts that matter when you ship.',
    expertise: ['AI', 'Machine Learning'],
    coursesCount: 12,
    studentsCount: 8875,
    rating: 4.9,
  },
  {
    ...linnea,
    bio: 'Pricing researcher who has helped two hundred small creators stop guessing. Believes a good price is a sentence you can say out loud.',
    expertise: ['Business', 'Marketing'],
    coursesCount: 6,
    studentsCount: 4120,
    rating: 4.6,
  },
  {
    ...kenji,
    bio: 'Radio producer and sound designer. Works on voice consent standards for independent studios and mixes every episode himself.',
    expertise: ['AI', 'Content Strategy'],
    coursesCount: 5,
    studentsCount: 2980,
    rating: 4.7,
  },
  {
    ...yasmin,
    bio: 'Editor of a bilingual newsletter on work and family. Rewrites everything four times so that readers need to read it once.',
    expertise: ['Content Strategy', 'Marketing'],
    coursesCount: 8,
    studentsCount: 5460,
    rating: 4.7,
  },
  {
    ...tomasz,
    bio: 'Operations lead who automated his own job and kept it. Builds small, boring systems that are still running a year later.',
    expertise: ['AI', 'Business'],
    coursesCount: 10,
    studentsCount: 7015,
    rating: 4.8,
  },
  {
    ...leilani,
    bio: 'Illustrator and art director working between Hilo and Auckland. Mixes ink, photography and image models, and labels which is which.',
    expertise: ['AI', 'Content Strategy', 'Marketing'],
    coursesCount: 4,
    studentsCount: 1890,
    rating: 4.5,
  },
  {
    ...dawit,
    bio: 'Started three service businesses and closed one of them properly. Teaches contracts, cash flow and the first ten clients.',
    expertise: ['Business', 'Marketing', 'AI'],
    coursesCount: 11,
    studentsCount: 7740,
    rating: 4.8,
  },
  {
    ...joana,
    bio: 'Media-law adviser for creators and small publishers. Turns policy into checklists you can finish before lunch.',
    expertise: ['AI', 'Business', 'Content Strategy'],
    coursesCount: 3,
    studentsCount: 1435,
    rating: 4.9,
  },
];

const instructorById = new Map(instructors.map((instructor) => [instructor.id, instructor]));

export const findInstructor = (id: string): Instructor | undefined => instructorById.get(id);
