import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { configureStore } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Catalogue } from './shopCatalogue';
import { Course, Login } from './shopCourse';
import { Frame } from './shopFrame';
import { filtersSlice } from './shopFilters';

/**
 * The same catalogue as an ordinary single-page app: unmodified MUI, one script, nothing prerendered. It is what most
 * teams would have built, and therefore what taps on the product are compared with.
 */
const store = configureStore({ reducer: { filters: filtersSlice.reducer } });
const router = createBrowserRouter([
  {
    element: <Frame />,
    children: [
      { path: '/', element: <h1>Master AI. Build your creator economy.</h1> },
      { path: '/courses', element: <Catalogue /> },
      { path: '/course/:id', element: <Course /> },
      { path: '/login', element: <Login /> },
    ],
  },
]);
const root = document.getElementById('root');
if (!root) throw new Error('shop.html has lost its #root');

createRoot(root).render(
  <Provider store={store}>
    <ThemeProvider theme={createTheme({ cssVariables: true, colorSchemes: { dark: true } })}>
      <CssBaseline />
      <RouterProvider router={router} />
    </ThemeProvider>
  </Provider>,
);
