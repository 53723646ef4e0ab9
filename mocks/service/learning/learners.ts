import type { Json } from '@mocks/service/json';
import type { Moment } from '@mocks/service/time';
import type { ClientTime } from './timestamps';

interface LessonProgress {
  lesson: string;
  completedAt: Moment;
}

export interface Enrolment {
  courseId: string;
  enrolledAt: Moment;
  lastLesson: string | null;
  lastLessonAt: ClientTime | null;
  progress: LessonProgress[];
}

interface SavedCourse {
  courseId: string;
  savedAt: Moment;
}

interface CourseGrant {
  courseId: string;
  grantedAt: Moment;
}

export interface Answer {
  block: string;
  body: Json;
  revision: number;
  updatedAt: Moment;
}

export interface Note {
  id: string;
  lesson: string;
  body: string;
  revision: number;
  createdAt: Moment;
  updatedAt: Moment;
}

/** Holds copies of everything it shows, so that it never changes. */
export interface Certificate {
  code: string;
  name: string;
  courseId: string;
  courseTitle: string;
  instructor: string;
  lessons: string[];
  minutes: number;
  issuedOn: string;
  finishedOn: string;
}

/** What one user has learnt, saved and written. */
export interface Learner {
  userId: string;
  enrolments: Enrolment[];
  savedCourses: SavedCourse[];
  grants: CourseGrant[];
  answers: Answer[];
  notes: Note[];
  certificates: Certificate[];
}

export function newLearner(userId: string): Learner {
  return { userId, enrolments: [], savedCourses: [], grants: [], answers: [], notes: [], certificates: [] };
}

/** The learning of all accounts, indexed by user and by certificate code. */
export class Learners {
  readonly #byUser = new Map<string, Learner>();
  readonly #certificates = new Map<string, Certificate>();

  list(): Learner[] {
    return [...this.#byUser.values()];
  }

  find(userId: string): Learner | undefined {
    return this.#byUser.get(userId);
  }

  findCertificate(code: string): Certificate | undefined {
    return this.#certificates.get(code);
  }

  /** Replaces what was stored for the user. */
  put(learner: Learner): void {
    this.remove(learner.userId);
    this.#byUser.set(learner.userId, learner);
    for (const certificate of learner.certificates) this.#certificates.set(certificate.code, certificate);
  }

  remove(userId: string): void {
    for (const { code } of this.#byUser.get(userId)?.certificates ?? []) this.#certificates.delete(code);
    this.#byUser.delete(userId);
  }
}
