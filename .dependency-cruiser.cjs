/** The import rules: which folder may import from which. `npm run imports` fails on the first breach. */
const words = '^src/(content/|paths\\.ts|env\\.ts)';
const test = '\\.test\\.tsx?$|^src/testing/';
const storeAccess = '^src/app/(hooks|thunk)\\.ts$';
const rootReducer = '^src/app/rootReducer\\.ts$';

/** Everything of ours outside the given patterns. */
const oursExcept = (...allowed) => ({ path: '^(src|mocks|config|e2e|bench)/', pathNot: allowed });

const folder = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: oursExcept(...allowed),
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    folder('words-import-only-words', words, words),
    folder('ui-knows-no-product', '^src/ui/', '^src/ui/'),
    folder(
      'auth-is-the-first-feature',
      '^src/features/auth/',
      '^src/features/auth/',
      '^src/ui/',
      words,
      storeAccess,
    ),
    folder(
      'catalogue-knows-auth',
      '^src/features/catalogue/',
      '^src/features/(auth|catalogue)/',
      '^src/ui/',
      words,
      storeAccess,
    ),
    folder(
      'search-knows-catalogue',
      '^src/features/search/',
      '^src/features/(auth|catalogue|search)/',
      '^src/ui/',
      words,
      storeAccess,
    ),
    folder(
      'learning-knows-catalogue',
      '^src/features/learning/',
      '^src/features/(auth|catalogue|learning)/',
      '^src/ui/',
      words,
      storeAccess,
      rootReducer,
    ),
    folder(
      'layout-surrounds-pages',
      '^src/layout/',
      '^src/layout/',
      '^src/features/',
      '^src/ui/',
      words,
      storeAccess,
    ),
    {
      name: 'pages-do-not-know-each-other',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/', pathNot: test },
      to: oursExcept('^src/pages/$1/', '^src/features/', '^src/ui/', words, storeAccess),
    },
    folder('app-puts-folders-together', '^src/app/', '^src/(app|content|features|layout|pages|ui)/', words),
    {
      name: 'mocks-are-an-independent-witness',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^src/', pathNot: '^src/testing/' },
    },
    {
      name: 'only-main-starts-the-mocks',
      severity: 'error',
      from: { path: '^src/', pathNot: `${test}|^src/main\\.tsx$` },
      to: { path: '^mocks/' },
    },
    {
      name: 'the-product-never-imports-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: '^src/testing/|\\.test\\.tsx?$' },
    },
    {
      name: 'sample-courses-stay-out-of-the-product',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: '^src/features/catalogue/sampleCourses\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
