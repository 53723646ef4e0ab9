import type { Database } from './database';
import type { Backend } from './exchange';
import { answerBody, answerError, planCall } from './postgrest';
import { readRoutines } from './routines';

/** A migrated database, asked as PostgREST would ask it. */
export async function openDatabase(database: Database): Promise<Backend> {
  const routines = await readRoutines(database);
  return {
    addUsers: async (ids) => {
      const listed = JSON.stringify(ids);
      await database.query(
        'insert into auth.users (id) select value::uuid from json_array_elements_text($1::text::json)',
        [listed],
      );
    },
    removeUsers: async (ids) => {
      const listed = JSON.stringify(ids);
      await database.query(
        'delete from auth.users where id in (select value::uuid from json_array_elements_text($1::text::json))',
        [listed],
      );
    },
    grantCourse: async (userId, courseId) => {
      await database.query(
        'insert into public.course_grants (user_id, course_id) select id, $2::uuid from auth.users where id = $1 on conflict do nothing',
        [userId, courseId],
      );
    },
    send: async (call) => {
      try {
        const { routine, preparation, statement } = planCall(call, routines);
        const results = await database.run(`${preparation}; ${statement}`);
        return answerBody(call, routine, String(results.at(-1)?.[0]?.['body']));
      } catch (error) {
        return answerError(error, call);
      }
    },
  };
}
