import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { authSlice } from '@/features/auth/session/authSlice';
import type { AuthFailure } from '@/features/auth/session/presentError';

/** Why the service could not be asked about a link. */
export type LinkFailure = Omit<AuthFailure, 'reasons'>;

/** A mail's link, or the way back from a provider, and what the service has said of it. */
export interface LinkCheck {
  /** `undecided` if the service could not be asked. Only a link to the reset page becomes `dead`. */
  status: 'checking' | 'undecided' | 'dead';
  /** The path it was opened on. */
  page: string;
  /** What the service, or the client in its place, has said; kept while the next attempt is under way. */
  failure: LinkFailure | null;
  /** Whether an answer may still come, which may sign somebody in: also after the wait for it has ended. */
  isAnswerDue: boolean;
}

/** Where a link that worked leads from the page it was opened on. */
export interface LinkArrival {
  page: string;
  to: string;
  toEnroll: boolean;
}

interface LinkState {
  check: LinkCheck | null;
  arrival: LinkArrival | null;
}

const initialState: LinkState = { check: null, arrival: null };

export const linkSlice = createSlice({
  name: 'link',
  initialState,
  reducers: {
    linkCheckStarted(state, { payload: page }: PayloadAction<string>) {
      const failure = state.check?.page === page ? state.check.failure : null;
      state.check = { status: 'checking', page, failure, isAnswerDue: true };
    },
    linkLeftUndecided(state, { payload }: PayloadAction<Pick<LinkCheck, 'failure' | 'isAnswerDue'>>) {
      if (state.check) state.check = { ...state.check, status: 'undecided', ...payload };
    },
    linkFoundDead(state, { payload }: PayloadAction<Pick<LinkCheck, 'page' | 'failure'>>) {
      state.check = { status: 'dead', isAnswerDue: false, ...payload };
    },
    /** The link has worked, was refused, or was given up. */
    linkSettled(state, { payload: arrival }: PayloadAction<LinkArrival | null>) {
      state.check = null;
      state.arrival = arrival;
    },
    arrivalReached(state) {
      state.arrival = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(authSlice.actions.signOutStarted, () => initialState);
  },
  selectors: {
    selectLink: (state) => state.check,
    selectIsCheckingLink: ({ check }) => check?.status === 'checking',
    selectIsLinkAnswerDue: ({ check }) => check?.isAnswerDue === true,
    selectArrival: (state) => state.arrival,
  },
});

export const { selectLink, selectIsCheckingLink, selectIsLinkAnswerDue, selectArrival } = linkSlice.selectors;
