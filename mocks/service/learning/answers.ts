import { isJsonMap, type Json, type JsonMap } from '@mocks/service/json';
import { someValue, writeJsonb } from './jsonb';
import { countCharacters, revise } from './revisions';
import { invalidValue, needAccount, type Routine, type RoutineCall } from './routine';
import { SqlError } from './sqlError';

const largestBatch = 200;
const longestBlock = 64;
const longestBody = 10_000;
const mostAnswers = 1000;
const largestInteger = 2_147_483_647;

interface SentAnswer {
  block: string;
  body: Json;
  revision: number;
}

function isBlock(value: Json | undefined): value is string {
  return typeof value === 'string' && value.length <= longestBlock && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
}

/** Text, or a list or map without numbers, which would not come back as they were typed. */
function isBody(value: Json | undefined): value is string | Json[] | JsonMap {
  if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return false;
  return !someValue(value, (part) => typeof part === 'number');
}

function isRevision(value: Json | undefined): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= largestInteger;
}

function readAnswer(value: Json, index: number): SentAnswer {
  const place = `Answer ${index + 1}`;
  const { block, body, revision } = isJsonMap(value) ? value : {};
  if (!isBlock(block) || !isBody(body) || !isRevision(revision)) {
    throw invalidValue('An answer is malformed.', place);
  }
  if (countCharacters(typeof body === 'string' ? body : writeJsonb(body)) > longestBody) {
    throw new SqlError('PT413', 'An answer holds at most 10,000 characters.', { details: place });
  }
  return { block, body, revision };
}

function saveAnswer(call: RoutineCall, { block, body, revision }: SentAnswer): JsonMap {
  const { learner, now } = call;
  call.write('UPDATE');
  const stored = learner.answers.find((answer) => answer.block === block);
  if (stored) {
    const change = () => {
      stored.body = body;
      stored.revision += 1;
      stored.updatedAt = now;
    };
    return { block, ...revise(stored, { body, revision }, change) };
  }
  if (learner.answers.length >= mostAnswers) {
    throw new SqlError('PT409', 'An account holds at most 1,000 answers.');
  }
  needAccount(call, 'answers');
  learner.answers.push({ block, body, revision: 1, updatedAt: now });
  return { block, status: 'saved', revision: 1 };
}

function saveAnswers(call: RoutineCall): Json {
  const sent = call.arguments.json('answers');
  if (!Array.isArray(sent)) throw invalidValue('Answers must be a list.');
  if (sent.length > largestBatch) throw invalidValue(`A batch holds at most ${largestBatch} answers.`);
  return sent.map(readAnswer).map((answer) => saveAnswer(call, answer));
}

export const answerRoutines: readonly Routine[] = [
  {
    name: 'save_answers',
    parameters: [{ name: 'answers', type: 'jsonb' }],
    isStable: false,
    isOpen: false,
    run: saveAnswers,
  },
];
