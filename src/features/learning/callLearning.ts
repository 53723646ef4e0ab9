import * as v from 'valibot';
import type { AppThunk } from '@/app/thunk';
import { ownerOf } from '@/features/auth/session/sessionOwner';
import { connect } from '@/features/auth/session/sessionSync';
import type { StoredSession } from '@/features/auth/session/storedSession';
import { sendErrorReport } from '@/ui/errorReports';
import type { Database } from './database.types';
import { type LearningOutcome, toLearningFailure, unavailable } from './learningFailure';

/** The service takes no more events or answers at once. */
export const largestBatch = 200;

type Functions = Database['public']['Functions'];

type Arguments<Name extends keyof Functions> = [Functions[Name]['Args']] extends [never]
  ? Record<string, never>
  : Functions[Name]['Args'];

interface Question<Schema extends v.GenericSchema> {
  /** What the answer looks like; any other is none. */
  answer: Schema;
  /** Only for this user: a session that has become another's is not used. Visitors may ask without. */
  as: string | null;
}

/** In milliseconds: a session that ends within this time is renewed by the client before it is used. */
const marginOfClient = 90_000;

/** Without a network the client would try to renew the session for half a minute, and have everybody wait for it. */
const isOutOfReach = ({ expires_at: expiresAt }: StoredSession): boolean =>
  !navigator.onLine && expiresAt * 1000 - Date.now() < marginOfClient;

/** Calls a function of the learning database; never rejects. */
export const callLearning =
  <Name extends keyof Functions, Schema extends v.GenericSchema>(
    name: Name,
    args: Arguments<Name>,
    { answer, as }: Question<Schema>,
  ): AppThunk<Promise<LearningOutcome<v.InferOutput<Schema>>>> =>
  async (dispatch, _getState, services) => {
    try {
      // Visitors' questions, too: the client sends them with the session that lies there.
      const kept = services.readSession();
      if (kept && isOutOfReach(kept)) return { error: unavailable() };
      const client = await dispatch(connect());
      // Renews what has run out.
      if (as !== null) await client.auth.getSession();
      const session = services.readSession();
      if (as !== null && ownerOf(session)?.id !== as) return { error: unavailable() };
      const call = client.rpc(name, args);
      // Another tab may replace the session before the client reads it.
      const { data, error, status } = await (session && as !== null
        ? call.setHeader('Authorization', `Bearer ${session.access_token}`)
        : call);
      if (error) return { error: toLearningFailure(status, error) };
      // Only a function without a result answers with nothing; from anybody else it is no answer.
      const reading = v.safeParse(answer, status === 204 ? null : (data ?? undefined));
      return reading.success ? { data: reading.output } : { error: unavailable() };
    } catch (error) {
      // With a network it may be a mistake of ours, which nobody would hear of.
      if (navigator.onLine) sendErrorReport(error);
      return { error: unavailable() };
    }
  };
