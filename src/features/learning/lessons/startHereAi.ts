import type { CourseLessons } from './lesson';
import { lesson as lesson01 } from '@/features/learning/lessons/startHereAi/lesson01';
import { lesson as lesson02 } from '@/features/learning/lessons/startHereAi/lesson02';
import { lesson as lesson03 } from '@/features/learning/lessons/startHereAi/lesson03';
import { lesson as lesson04 } from '@/features/learning/lessons/startHereAi/lesson04';
import { lesson as lesson05 } from '@/features/learning/lessons/startHereAi/lesson05';
import { lesson as lesson06 } from '@/features/learning/lessons/startHereAi/lesson06';
import { lesson as lesson07 } from '@/features/learning/lessons/startHereAi/lesson07';
import { lesson as lesson08 } from '@/features/learning/lessons/startHereAi/lesson08';
import { lesson as lesson09 } from '@/features/learning/lessons/startHereAi/lesson09';

export const lessons = {
  courseId: 'd4c7677b-9c1c-575e-a6a9-bd066167a630',
  lessons: [lesson01, lesson02, lesson03, lesson04, lesson05, lesson06, lesson07, lesson08, lesson09],
} satisfies CourseLessons;
