import * as v from 'valibot';
import type { AppThunk } from '@/app/thunk';
import { ownerOf } from '@/features/auth/session/sessionOwner';
import { connect } from '@/features/auth/session/sessionSync';
import type { StoredSession } from '@/features/auth/session/storedSession';
import { sendErrorReport } from '@/ui/errorReports';
import type { Database } from '@/features/learning/database.types';
import { type LearningOutcome, toLearningFailure, unavailable } from './learningFailure';

/** The most events or answers that the service accepts in one call. */
export const largestBatch = 200;

/** The answer of a function without a result. */
export const noAnswer = v.null();

type Functions = Database['public']['Functions'];

type Arguments<Name extends keyof Functions> = [Functions[Name]['Args']] extends [never]
  ? Record<string, never>
  : Functions[Name]['Args'];

interface Question<Schema extends v.GenericSchema> {
  /** The schema of the answer; anything else counts as no answer. */
  answer: Schema;
  /** Only for this user: a session that now belongs to somebody else is not used. Null: anybody may ask. */
  as: string | null;
}

/** In milliseconds: the client renews a session that expires within this time before using it. */
const marginOfClient = 90_000;

/** Without a network the client would retry the renewal for half a minute, and every other call would wait for it. */
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
      // Also for calls that anybody may make: the client sends them with whatever session is stored.
      const kept = services.readSession();
      if (kept && isOutOfReach(kept)) return { error: unavailable() };
      const client = await dispatch(connect());
      // Renews an expired session.
      if (as !== null) await client.auth.getSession();
      const session = services.readSession();
      if (as !== null && ownerOf(session)?.id !== as) return { error: unavailable() };
      const call = client.rpc(name, args);
      // Another tab may replace the session before the client reads it.
      const { data, error, status } = await (session && as !== null
        ? call.setHeader('Authorization', `Bearer ${session.access_token}`)
        : call);
      if (error) return { error: toLearningFailure(status, error) };
      // Only a function without a result answers 204; an empty body with any other status is no answer.
      const reading = v.safeParse(answer, status === 204 ? null : (data ?? undefined));
      return reading.success ? { data: reading.output } : { error: unavailable() };
    } catch (error) {
      // With a network it may be a bug of ours, which would go unnoticed.
      if (navigator.onLine) sendErrorReport(error);
      return { error: unavailable() };
    }
  };
