/**
 * Every number the business promises, defined once. Pages, terms and structured data all read them here, so that a
 * change reaches every sentence that quotes it.
 */
export const business = {
  /** US dollars per month. */
  studentPassPrice: 29,
  /** US dollars per month. */
  creatorProPrice: 99,
  /** Days to ask for money back after the first payment for a Student Pass. */
  passGuaranteeDays: 7,
  /** Days to ask for money back after buying a single course. */
  courseGuaranteeDays: 30,
  /** Percent of a sale that the creator keeps when the creator brought the student. */
  ownPromotionShare: 80,
  /** Percent of a sale that the creator keeps when the platform brought the student. */
  discoveryShare: 50,
  /** Characters. */
  minimumPasswordLength: 6,
  /** US dollars; the price of every course that is not free is between these, both included. */
  lowestCoursePrice: 49,
  highestCoursePrice: 299,
  /** Minutes. */
  longestLesson: 45,
  /** How many popular courses the home page shows. */
  popularAtHome: 6,
  /** How many popular courses search offers before anything is typed. */
  popularInSearch: 5,
} as const;

export const statistics = [
  { value: '50,000+', label: 'Students' },
  { value: '500+', label: 'Courses' },
  { value: '100+', label: 'Expert Instructors' },
  { value: '95%', label: 'Success Rate' },
] as const;
