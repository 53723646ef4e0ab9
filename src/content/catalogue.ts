/** The words of the catalogue. */
export const catalogue = {
  title: 'All courses',
  lead: 'Five subjects, from first steps to running a studio, taught by people who do the work.',
  description:
    'Browse courses in AI fundamentals, content creation, monetization, tool mastery and business development. Filter by level and price.',
  searchPlaceholder: 'Search courses...',
  clear: 'Clear Filters',
  cleared: 'Filters cleared.',
  undo: 'Undo',
  empty: { title: 'No courses found', hint: 'Try adjusting your search criteria' },
  all: { category: 'All categories', level: 'All levels', price: 'All prices' },
} as const;
