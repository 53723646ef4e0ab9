import type { Json, JsonMap } from '@mocks/service/json';
import type { Project } from '@mocks/service/project';
import { isUuid } from '@mocks/service/random';
import { newLearner } from './learners';
import { nobody, type Routine, type RoutineArguments, type RoutineCall } from './routine';
import { SqlError } from './sqlError';

interface Session {
  role: 'anon' | 'authenticated' | 'service_role';
  claims: JsonMap;
  isReadOnly: boolean;
}

function checkRight({ name, isOpen }: Routine, { role }: Session): void {
  if (isOpen || role === 'authenticated') return;
  throw new SqlError('42501', `permission denied for function ${name}`);
}

function userIdOf({ claims: { sub } }: Session): string {
  if (sub === undefined || sub === null || sub === '') return nobody;
  const text = typeof sub === 'string' ? sub : JSON.stringify(sub);
  if (isUuid(text)) return text.toLowerCase();
  throw new SqlError('22P02', `invalid input syntax for type uuid: "${text}"`);
}

/**
 * Calls a function in a transaction: its changes are kept if it succeeds and dropped if it is refused.
 * @param readArguments runs after the permission check, as in the database
 */
export function callRoutine(
  project: Project,
  routine: Routine,
  session: Session,
  readArguments: () => RoutineArguments,
): Json | undefined {
  checkRight(routine, session);
  const given = readArguments();
  const userId = routine.isOpen ? nobody : userIdOf(session);
  const { learners } = project.tables;
  const stored = learners.find(userId) ?? newLearner(userId);
  const learner = routine.isStable ? stored : structuredClone(stored);
  const call: RoutineCall = {
    project,
    learner,
    now: project.clock.now(),
    arguments: given,
    write: (statement) => {
      if (!session.isReadOnly) return;
      throw new SqlError('25006', `cannot execute ${statement} in a read-only transaction`);
    },
  };
  const result = routine.run(call);
  if (!routine.isStable && project.tables.users.has(userId)) learners.put(learner);
  return result;
}
