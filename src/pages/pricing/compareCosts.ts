import { business } from '@/content/business';

/** Days in an average month: a twelfth of 365.25. */
const daysPerMonth = 365.25 / 12;

export interface CostComparison {
  /** Whole weeks until the course is finished. */
  weeks: number;
  /** Months of Student Pass that those weeks touch. */
  months: number;
  /** US dollars for those months. */
  passTotal: number;
  /** US dollars that the Pass saves; below 0 where the course alone costs less. */
  saving: number;
}

/** Compares a Student Pass, at the reader's pace, with buying the one course. `duration` is in minutes. */
export function compareCosts(
  course: { duration: number; price: number },
  hoursAWeek: number,
): CostComparison {
  const weeks = Math.ceil(course.duration / (60 * hoursAWeek));
  const months = Math.ceil((weeks * 7) / daysPerMonth);
  const passTotal = months * business.studentPassPrice;
  return { weeks, months, passTotal, saving: course.price - passTotal };
}
