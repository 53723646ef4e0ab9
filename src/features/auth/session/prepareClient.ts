import type { AppThunk } from '@/app/thunk';

/** Loads the client before a form needs it: the network may be gone by then. */
export const prepareClient = (): AppThunk => (_dispatch, _getState, services) => {
  void services.getClient().catch(() => undefined);
};

/** Downloads the SDK ahead of a form that may need it. */
export const preloadSdk = (): AppThunk<Promise<unknown>> => (_dispatch, _getState, services) =>
  services.loadSdk();
