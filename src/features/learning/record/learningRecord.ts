import * as v from 'valibot';
import { withoutDirectionOverrides } from '@/ui/withoutDirectionOverrides';

export const certificateAnswer = v.object({
  code: v.string(),
  course_id: v.string(),
  course_title: v.string(),
  instructor: v.string(),
  name: v.string(),
  lessons: v.array(v.string()),
  minutes: v.number(),
  issued_on: v.string(),
  finished_on: v.string(),
});

/** What a certificate says, as copied into it when it was issued. */
export interface Certificate {
  code: string;
  courseId: string;
  courseTitle: string;
  instructor: string;
  /** The person it names. */
  name: string;
  /** Titles, in order. */
  lessons: readonly string[];
  minutes: number;
  /** ISO days. */
  issuedOn: string;
  finishedOn: string;
}

export const toCertificate = ({
  course_id: courseId,
  course_title: courseTitle,
  issued_on: issuedOn,
  finished_on: finishedOn,
  name,
  ...facts
}: v.InferOutput<typeof certificateAnswer>): Certificate => ({
  ...facts,
  name: withoutDirectionOverrides(name),
  courseId,
  courseTitle,
  issuedOn,
  finishedOn,
});

/** The answer of `my_learning` without texts. Times are ISO. */
export const learningRecord = v.object({
  enrolments: v.array(
    v.object({
      course_id: v.string(),
      enrolled_at: v.string(),
      last_lesson: v.nullable(v.string()),
      last_lesson_at: v.nullable(v.string()),
      progress: v.array(v.object({ lesson: v.string(), completed_at: v.string() })),
    }),
  ),
  saved_courses: v.array(v.object({ course_id: v.string(), saved_at: v.string() })),
  certificates: v.array(certificateAnswer),
  granted_courses: v.array(v.string()),
});

export type LearningRecord = v.InferOutput<typeof learningRecord>;
