import CssBaseline from '@mui/material/CssBaseline';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { AuthProvider } from '@/features/auth/AuthProvider';
import { SearchProvider } from '@/features/search/SearchProvider';
import { theme } from '@/ui/theme';
import { RootBoundary } from './RootBoundary';
import type { AppStore } from './store';

/** Everything a router needs around it, in the browser, in tests and while prerendering. */
export function App({ store, children }: { store: AppStore; children: ReactNode }) {
  return (
    <RootBoundary>
      <Provider store={store}>
        {/* MUI's styles come first, so that a page's style sheet can place a control. */}
        <StyledEngineProvider injectFirst>
          <ThemeProvider theme={theme} defaultMode="system">
            <CssBaseline enableColorScheme />
            <AuthProvider>
              <SearchProvider>{children}</SearchProvider>
            </AuthProvider>
          </ThemeProvider>
        </StyledEngineProvider>
      </Provider>
    </RootBoundary>
  );
}
