import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, StrictMode, useState } from 'react';
import { Provider } from 'react-redux';
import { brand } from '@/content/brand';
import { AuthProvider } from '@/features/auth/session/AuthProvider';
import { SearchProvider } from '@/features/search/SearchProvider';
import { SiteName } from '@/ui/PageHead';
import { fontFaces } from '@/ui/theme/fontFaces';
import { theme } from '@/ui/theme/theme';
import { RootBoundary } from './RootBoundary';
import type { AppStore } from './store';

const faces = <GlobalStyles styles={fontFaces} />;

/** Everything a router needs around it, in the browser, in tests and while prerendering. */
export function App({ store, children }: { store: AppStore; children: ReactNode }) {
  // Parts of a prerendered page hydrate later than others; until then each sees the state it was rendered with.
  const [serverState] = useState(() => store.getState());
  return (
    <StrictMode>
      <RootBoundary>
        <Provider store={store} serverState={serverState}>
          <StyledEngineProvider injectFirst>
            <ThemeProvider theme={theme} defaultMode="system" noSsr>
              <CssBaseline enableColorScheme />
              {faces}
              <SiteName value={brand.name}>
                <AuthProvider>
                  <SearchProvider>{children}</SearchProvider>
                </AuthProvider>
              </SiteName>
            </ThemeProvider>
          </StyledEngineProvider>
        </Provider>
      </RootBoundary>
    </StrictMode>
  );
}
