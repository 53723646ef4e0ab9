export const notFound = {
  title: 'Page not found',
  text: 'We could not find that page. Search the courses, or start again from the front page.',
  suggestion: 'Did you mean',
  search: 'Search courses',
  submit: 'Search',
  courses: 'Browse courses',
  home: 'Home',
} as const;
