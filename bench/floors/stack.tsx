import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { configureStore, createSlice } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

const empty = createSlice({ name: 'empty', initialState: {}, reducers: {} });
const store = configureStore({ reducer: { empty: empty.reducer } });
const router = createBrowserRouter([{ path: '*', element: <h1>Master AI. Build your creator economy.</h1> }]);
const root = document.getElementById('root');
if (!root) throw new Error('stack.html has lost its #root');

createRoot(root).render(
  <Provider store={store}>
    <ThemeProvider theme={createTheme({ cssVariables: true })}>
      <CssBaseline />
      <RouterProvider router={router} />
    </ThemeProvider>
  </Provider>,
);
