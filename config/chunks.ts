const inPackages = (...names: string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

const anyOf = (paths: readonly string[]): string => `(?:${paths.join('|').replaceAll('/', '[\\\\/]')})`;

/** Modules of `src` by how their paths begin, but for those named up to their first dot. */
const inSource = (paths: readonly string[], except: readonly string[] = []): RegExp =>
  new RegExp(`[\\\\/]src[\\\\/](?!${anyOf(except)}\\.)${anyOf(paths)}`);

/**
 * Which modules travel together. Left alone, everything that two screens share would become a file of its
 * own, and a phone pays the network's latency for each; these change rarely and are needed by every screen.
 */
export const chunks = {
  groups: [
    { name: 'react', test: inPackages('react', 'react-dom', 'scheduler'), priority: 3 },
    {
      // In one file, which Brotli makes 3.5 kB smaller than four; with React in it, running it would take too long a task.
      name: 'vendor',
      test: inPackages(
        'react-router',
        'react-router-dom',
        'react-redux',
        // But for what asks for data, which only learning does.
        '@reduxjs/toolkit/dist(?![\\\\/]query)',
        'redux',
        'redux-thunk',
        'immer',
        'reselect',
        'use-sync-external-store',
        '@emotion',
        'stylis',
        // But for what only lessons ask about the window.
        '@mui/system(?![\\\\/]useMediaQuery)',
        '@mui/styled-engine',
        '@mui/material/(?:styles|CssBaseline|SvgIcon|ButtonBase|Button|Typography|Paper)',
        // But for what only parts with radios and ticks use.
        '@mui/material/utils(?![\\\\/]createChainedFunction)',
        '@mui/utils',
      ),
      priority: 2,
    },
    // Making the theme takes a slow telephone 40 ms, so that it is better run by itself. Its examples are for the sheet alone.
    { name: 'theme', test: /[\\/]src[\\/]ui[\\/]theme[\\/][^\\/]+$/, priority: 1 },
    // Left alone it would be called by the folder of its files.
    { name: 'supabase', test: inPackages('@supabase'), priority: 1 },
    // Search and menu are fetched on every page while it is idle: in one file instead of ten.
    { name: 'overlay', test: inPackages('@mui/material/(?:Dialog|DialogTitle|DialogActions|Drawer|Modal)') },
    {
      name: 'shared',
      test: inSource(
        ['content', 'features/auth/session', 'features/auth/redirects', 'features/catalogue', 'paths', 'ui'],
        [
          // Shared by pages of text, prices and questions alone.
          'content/plans',
          'ui/DataTable',
          'ui/FaqList',
          'ui/InfoPage',
          'ui/InfoSection',
          'ui/TextPage',
          // Shared by pages with forms alone.
          'ui/SelectInput',
          'ui/TextInput',
          // Shared by learning with one or two pages.
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
