import { type CourseUnderWay, learnerOf } from './courseUnderWay';
import { buildEmailUser, markConfirmed, setPassword } from './service/users';
import type { Project } from './service/project';

export interface SeedUser {
  id: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  accountType: 'student' | 'creator';
  isConfirmed: boolean;
  course?: CourseUnderWay;
}

/** The users that are there from the start. Their passwords work only in this emulator. */
export const seedUsers = {
  ada: {
    id: 'ada00000-0000-4000-8000-000000000001',
    email: 'ada@aiclub.example',
    password: 'analytical-engine',
    firstName: 'Ada',
    lastName: 'Winter',
    accountType: 'student',
    isConfirmed: true,
  },
  carl: {
    id: 'ca510000-0000-4000-8000-000000000002',
    email: 'carl@aiclub.example',
    password: 'course-creator',
    firstName: 'Carl',
    lastName: 'Berger',
    accountType: 'creator',
    isConfirmed: true,
  },
  una: {
    id: '00a00000-0000-4000-8000-000000000003',
    email: 'una@aiclub.example',
    password: 'not-yet-confirmed',
    firstName: 'Una',
    lastName: 'Marsh',
    accountType: 'student',
    isConfirmed: false,
  },
  lena: {
    id: '1e0a0000-0000-4000-8000-000000000004',
    email: 'lena@aiclub.example',
    password: 'four-lessons-done',
    firstName: 'Lena',
    lastName: 'Frost',
    accountType: 'student',
    isConfirmed: true,
    course: {
      id: 'd4c7677b-9c1c-575e-a6a9-bd066167a630',
      completedLessons: 4,
      answers: {
        'sha-02-f': 'It guesses the next word, again and again, from what it has read.',
        'sha-03-g': 'The names of the fields around our village.',
      },
      note: 'Ask Mara whether her phone sorts photos the same way.',
      certificate: null,
    },
  },
  omar: {
    id: '03a40000-0000-4000-8000-000000000005',
    email: 'omar@aiclub.example',
    password: 'every-lesson-done',
    firstName: 'Omar',
    lastName: 'Reyes',
    accountType: 'student',
    isConfirmed: true,
    course: {
      id: 'd7860bff-a73b-5a33-958d-911e3af9adc1',
      completedLessons: 8,
      answers: {
        'shb-01-g': 'The hour in which I explain things to customers.',
        'shb-08-d': 'Six people who pay me for one evening a month.',
        'shb-08-e': 'At most 400, and never below 100 in the account.',
      },
      note: 'Talk to the bookkeeper before the end of the quarter.',
      certificate: '7K3M9QXW2B4D',
    },
  },
} as const satisfies Record<string, SeedUser>;

/** Puts the seeded users into an empty database. */
export function insertSeedUsers(project: Project): void {
  const all: readonly SeedUser[] = Object.values(seedUsers);
  for (const seedUser of all) {
    const { firstName, lastName, accountType } = seedUser;
    const user = buildEmailUser(project, seedUser.email, { firstName, lastName, accountType }, seedUser.id);
    setPassword(project, user, seedUser.password);
    if (seedUser.isConfirmed) {
      markConfirmed(project, user);
      for (const identity of user.identities) identity.data = { ...identity.data, email_verified: true };
    }
    project.tables.addUser(user);
    if (seedUser.course) project.tables.learners.put(learnerOf(project, seedUser, seedUser.course));
  }
}
