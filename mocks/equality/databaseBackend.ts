import type { Database } from './database';
import type { Backend } from './exchange';
import { answerBody, answerError, planCall } from './postgrest';
import { readRoutines } from './routines';

/** A migrated database, asked as PostgREST would ask it. */
export async function openDatabase(database: Database): Promise<Backend> {
  const routines = await readRoutines(database);
  return {
    addPerson: async (id) => {
      await database.query('insert into auth.users (id) values ($1)', [id]);
    },
    removePerson: async (id) => {
      await database.query('delete from auth.users where id = $1', [id]);
    },
    grantCourse: async (userId, courseId) => {
      await database.query(
        'insert into public.course_grants (user_id, course_id) values ($1, $2) on conflict do nothing',
        [userId, courseId],
      );
    },
    send: async (call) => {
      try {
        const { routine, isReadOnly, preparation, statement } = planCall(call, routines);
        const mode = isReadOnly ? 'set transaction read only; ' : '';
        const results = await database.transaction((session) =>
          session.run(`${mode}${preparation}; ${statement}`),
        );
        return answerBody(call, routine, String(results.at(-1)?.[0]?.['body']));
      } catch (error) {
        return answerError(error, call);
      }
    },
  };
}
