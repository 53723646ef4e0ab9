import { combineSlices, createDynamicMiddleware } from '@reduxjs/toolkit';
import { linkSlice } from '@/features/auth/redirects/linkSlice';
import { noticeSlice } from '@/features/auth/redirects/noticeSlice';
import { authSlice } from '@/features/auth/session/authSlice';
import { catalogueSlice } from '@/features/catalogue/catalogueSlice';
import { searchSlice } from '@/features/search/searchSlice';

/** What only some pages need: each slice that is injected later adds its own state here. */
export interface LazyLoadedSlices {}

/** What only some pages need injects its slice when its code arrives. */
export const rootReducer = combineSlices(
  authSlice,
  linkSlice,
  noticeSlice,
  catalogueSlice,
  searchSlice,
).withLazyLoadedSlices<LazyLoadedSlices>();

/** And adds its middleware here. */
export const lazyMiddleware = createDynamicMiddleware();
