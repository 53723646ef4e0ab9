import { combineSlices, createDynamicMiddleware } from '@reduxjs/toolkit';
import { linkSlice } from '@/features/auth/redirects/linkSlice';
import { noticeSlice } from '@/features/auth/redirects/noticeSlice';
import { authSlice } from '@/features/auth/session/authSlice';
import { catalogueSlice } from '@/features/catalogue/catalogueSlice';
import { searchSlice } from '@/features/search/searchSlice';

/** The state that only some pages need: each slice that is injected later declares its own here. */
export interface LazyLoadedSlices {}

/** Slices that only some pages need are injected when their code arrives. */
export const rootReducer = combineSlices(
  authSlice,
  linkSlice,
  noticeSlice,
  catalogueSlice,
  searchSlice,
).withLazyLoadedSlices<LazyLoadedSlices>();

/** Such code adds its middleware here. */
export const lazyMiddleware = createDynamicMiddleware();
