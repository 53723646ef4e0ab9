export const catalogue = {
  title: 'All courses',
  lead: 'Five subjects, from first steps to running a studio, taught by people who do the work.',
  /** Replace the lead when one category is chosen. */
  leads: {
    'ai-fundamentals': 'Learn how models work, where they go wrong, and how to get results you can check.',
    'content-creation': 'Make videos, podcasts, newsletters and pictures in less time, and keep them yours.',
    monetization: 'Choose what to sell, set a price you can defend, and keep the people who pay it.',
    'tool-mastery': 'Automate routine work, build an assistant, and tame spreadsheets and footage.',
    'business-development':
      'Find clients, agree on fair contracts, read your numbers, and stay calm as you grow.',
  },
  description:
    'Browse courses in AI fundamentals, content creation, monetization, tool mastery and business development. Filter by level and price.',
  searchPlaceholder: 'Search courses...',
  clear: 'Clear Filters',
  cleared: 'Filters cleared.',
  searchCleared: 'Search cleared.',
  undo: 'Undo',
  empty: { title: 'No courses found', hint: 'Try adjusting your search criteria' },
  all: { category: 'All categories', level: 'All levels', price: 'All prices' },
} as const;
