import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AuthServices } from '@/features/auth/session/authServices';
import type { RootState } from './store';

/** What thunks may use outside the store. */
export type Services = AuthServices;

export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;

/** For a dispatch that is passed without its types, as in RTK Query's functions. */
export type AppThunkDispatch = ThunkDispatch<RootState, Services, UnknownAction>;
