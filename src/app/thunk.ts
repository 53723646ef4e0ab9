import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { RootState } from './store';

/** What thunks may reach outside the store. Injected, so that each test brings its own. */
export interface Services {
  /** Loads the SDK on first use; every call answers with the same client. */
  getClient: () => Promise<SupabaseClient>;
  /** True while a stored session or a sign-in callback waits for the SDK. */
  hasStoredSession: () => boolean;
}

export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;
