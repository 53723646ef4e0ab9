import type { Category } from './categories';

/** From the least demanding to the most. */
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;

export type Difficulty = (typeof difficulties)[number];

export interface CurriculumLesson {
  id: string;
  title: string;
  description: string;
  /** Minutes. */
  duration: number;
  /** Empty while there is no video; then no player is drawn. */
  videoUrl: string;
  /** Names of files that come with the lesson. */
  resources: readonly string[];
}

/** What a card needs to know about the instructor. Without an avatar the picture is drawn from the name. */
export interface CourseInstructor {
  id: string;
  name: string;
  avatar?: string;
}

export interface Instructor extends CourseInstructor {
  bio: string;
  expertise: readonly string[];
  coursesCount: number;
  studentsCount: number;
  rating: number;
}

/** What lists, cards, filters and search need; a course's own page loads the rest. */
export interface CourseSummary {
  /** A uuid. */
  id: string;
  title: string;
  shortDescription: string;
  /** The address of a picture, usually a data URI drawn from id and category. */
  thumbnail: string;
  /** US dollars; 0 is a free course. */
  price: number;
  /** US dollars; present only when the price is reduced. */
  originalPrice?: number;
  category: Category;
  difficulty: Difficulty;
  /** Minutes; equals the sum of the lessons. */
  duration: number;
  lessonsCount: number;
  /** 4 to 5, one decimal. */
  rating: number;
  reviewsCount: number;
  instructor: CourseInstructor;
  tags: readonly string[];
  /** ISO day, such as 2025-10-06. */
  createdAt: string;
  /** ISO day. */
  updatedAt: string;
  enrollmentCount: number;
  featured: boolean;
}

export interface CourseDetails {
  /** Paragraphs. */
  description: readonly string[];
  curriculum: readonly CurriculumLesson[];
  prerequisites: readonly string[];
  learningOutcomes: readonly string[];
  /** Paragraphs; where the first lesson can be read without an account. */
  firstLessonOpening?: readonly string[];
}

export interface Course extends CourseSummary, CourseDetails {
  instructor: Instructor;
}
