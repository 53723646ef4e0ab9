import type { CourseLessons } from './lesson';
import { lesson as lesson01 } from '@/features/learning/lessons/startHereBusiness/lesson01';
import { lesson as lesson02 } from '@/features/learning/lessons/startHereBusiness/lesson02';
import { lesson as lesson03 } from '@/features/learning/lessons/startHereBusiness/lesson03';
import { lesson as lesson04 } from '@/features/learning/lessons/startHereBusiness/lesson04';
import { lesson as lesson05 } from '@/features/learning/lessons/startHereBusiness/lesson05';
import { lesson as lesson06 } from '@/features/learning/lessons/startHereBusiness/lesson06';
import { lesson as lesson07 } from '@/features/learning/lessons/startHereBusiness/lesson07';
import { lesson as lesson08 } from '@/features/learning/lessons/startHereBusiness/lesson08';

export const lessons = {
  courseId: 'd7860bff-a73b-5a33-958d-911e3af9adc1',
  lessons: [lesson01, lesson02, lesson03, lesson04, lesson05, lesson06, lesson07, lesson08],
} satisfies CourseLessons;
