import type { SupabaseClient } from '@supabase/supabase-js';
import type { AppThunk } from '@/app/thunk';
import { inTime } from './inTime';
import { connect } from './sessionSync';

/** How long somebody waits for the account client's script, in milliseconds. The download may stall without ever failing. */
const longestDownload = 10_000;

/** Opens the client for something that somebody waits for. A script that arrives later is there for the next press. */
export const connectInTime =
  (wait = longestDownload): AppThunk<Promise<SupabaseClient>> =>
  async (dispatch) => {
    const client = await inTime(dispatch(connect()), wait);
    if (!client) throw new Error('The account client takes too long to arrive');
    return client;
  };
