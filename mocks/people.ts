import { buildEmailUser, markConfirmed, setPassword } from './service/accounts';
import type { Project } from './service/project';

export interface Person {
  id: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  accountType: 'student' | 'creator';
  isConfirmed: boolean;
}

/** Who is there from the start. Their passwords open nothing but this emulator. */
export const people = {
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
} as const satisfies Record<string, Person>;

/** Puts the people into an empty database. */
export function seedPeople(project: Project): void {
  for (const person of Object.values(people)) {
    const { firstName, lastName, accountType } = person;
    const user = buildEmailUser(project, person.email, { firstName, lastName, accountType }, person.id);
    setPassword(project, user, person.password);
    if (person.isConfirmed) {
      markConfirmed(project, user);
      for (const identity of user.identities) identity.data = { ...identity.data, email_verified: true };
    }
    project.tables.addUser(user);
  }
}
