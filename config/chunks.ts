const inPackages = (...names: string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

const anyOf = (paths: readonly string[]): string => `(?:${paths.join('|').replaceAll('/', '[\\\\/]')})`;

/**
 * Modules of `src` whose path begins with one of these, except those with one of the other names up to the first dot.
 */
const inSource = (paths: readonly string[], except: readonly string[] = []): RegExp =>
  new RegExp(`[\\\\/]src[\\\\/](?!${anyOf(except)}\\.)${anyOf(paths)}`);

/**
 * Which modules share a chunk. By default everything that two screens share would become a file of its own, and a
 * phone pays the network's latency for each; these change rarely and are needed by every screen.
 */
export const chunks = {
  groups: [
    { name: 'react', test: inPackages('react', 'react-dom', 'scheduler'), priority: 3 },
    {
      // Brotli makes one file 3.5 kB smaller than four. React is not among them, or running the chunk would take too
      // long a task.
      name: 'vendor',
      test: inPackages(
        'react-router',
        'react-router-dom',
        'react-redux',
        // Except RTK Query, which only learning uses.
        '@reduxjs/toolkit/dist(?![\\\\/]query)',
        'redux',
        'redux-thunk',
        'immer',
        'reselect',
        'use-sync-external-store',
        '@emotion',
        'stylis',
        // Except the media query hook, which only lessons use.
        '@mui/system(?![\\\\/]useMediaQuery)',
        '@mui/styled-engine',
        '@mui/material/(?:styles|CssBaseline|SvgIcon|ButtonBase|Button|Typography|Paper)',
        // Except what only components with radios and checkboxes use.
        '@mui/material/utils(?![\\\\/]createChainedFunction)',
        '@mui/utils',
      ),
      priority: 2,
    },
    // Creating the theme takes a slow phone 40 ms, so it is a task of its own. Its examples are only for the
    // component sheet.
    { name: 'theme', test: /[\\/]src[\\/]ui[\\/]theme[\\/][^\\/]+$/, priority: 1 },
    // By default it would be named after the folder of its files.
    { name: 'supabase', test: inPackages('@supabase'), priority: 1 },
    // Search and menu are fetched on every idle page: as one file instead of ten.
    { name: 'overlay', test: inPackages('@mui/material/(?:Dialog|DialogTitle|DialogActions|Drawer|Modal)') },
    {
      name: 'shared',
      test: inSource(
        ['content', 'features/auth/session', 'features/auth/redirects', 'features/catalogue', 'paths', 'ui'],
        [
          // Shared only by pages of text, prices and questions.
          'content/pricePlans',
          'ui/DataTable',
          'ui/FaqList',
          'ui/InfoPage',
          'ui/InfoSection',
          'ui/TextPage',
          // Shared only by pages with forms.
          'ui/SelectInput',
          'ui/TextInput',
          // Shared only by learning and one or two pages.
          'features/catalogue/instructors',
          'features/catalogue/loadCourse',
          'ui/spellNumber',
          'ui/useCloseWhenWide',
        ],
      ),
      minShareCount: 3,
    },
  ],
};
