import type { Manifest } from 'vite';
import { addressOf, chunksOfPage } from './chunksOfPages';

const manifest: Manifest = {
  'index.html': {
    file: 'entry.js',
    isEntry: true,
    dynamicImports: [
      'src/pages/help/HelpPage.tsx',
      'src/pages/course/CoursePage.tsx',
      'src/app/learningPages.ts',
    ],
  },
  'src/pages/help/HelpPage.tsx': { file: 'help.js', imports: ['index.html'] },
  'src/pages/course/CoursePage.tsx': { file: 'course.js' },
  'src/app/learningPages.ts': {
    file: 'list.js',
    imports: ['index.html'],
    dynamicImports: ['src/pages/lesson/LessonPage.tsx', 'src/pages/plan/PlanPage.tsx'],
  },
  'src/pages/lesson/LessonPage.tsx': { file: 'lesson.js', imports: ['_fields.js'] },
  '_fields.js': { file: 'fields.js' },
  'src/pages/plan/PlanPage.tsx': { file: 'plan.js' },
};

const addresses = (path: string) => chunksOfPage(manifest, path).map(addressOf);

test('a page loads the entry and its own chunk', () => {
  expect(addresses('/help')).toEqual(['/entry.js', '/help.js']);
});

test('a page in a list of pages loads the list and its own chunks, not those of other pages', () => {
  expect(addresses('/course/1/learn/first')).toEqual(['/entry.js', '/list.js', '/fields.js', '/lesson.js']);
});

test('the address that leads from a cut-off lesson to its course loads the chunk of the course', () => {
  expect(addresses('/course/1/learn')).toEqual(['/entry.js', '/course.js']);
});
