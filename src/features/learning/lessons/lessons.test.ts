import { courses } from '@/features/catalogue/courses';
import { loadCourse } from '@/features/catalogue/loadCourse';
import type { Block, CourseLessons, TableBlock, TotalExpression } from './lesson';
import { findLessonPlace, lessonCourses, lessonIdsOf, lessonOfBlock } from './lessonCourses';
import { loadLesson, loadPlan } from './loadLessons';
import { releasedBlocks } from './releasedBlocks';
import { lessons as startHereAi } from './startHereAi';
import { lessons as startHereBusiness } from './startHereBusiness';

const all: readonly CourseLessons[] = [startHereAi, startHereBusiness];

const blocksOf = (course: CourseLessons): readonly Block[] => course.lessons.flatMap(({ blocks }) => blocks);

const everyBlock = all.flatMap(blocksOf);

const ofType = <Type extends Block['type']>(type: Type) =>
  everyBlock.filter((block): block is Extract<Block, { type: Type }> => block.type === type);

const kindsByLesson = Object.fromEntries(
  all.flatMap(({ lessons }) =>
    lessons.map(({ id, blocks }) => [id, Object.fromEntries(blocks.map((block) => [block.id, block.type]))]),
  ),
);

const isUnique = (list: readonly unknown[]) => new Set(list).size === list.length;

/** Properties that learners do not read. */
const unread = new Set([
  'type',
  'id',
  'kind',
  'key',
  'group',
  'worksheet',
  'expression',
  'computed',
  'from',
  'steps',
]);

function readStrings(value: unknown, key = ''): string[] {
  if (unread.has(key)) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((entry) => readStrings(entry));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => readStrings(entry, name));
}

/** Every string that a learner can read; of a walk's growing sentence only the final form. */
function readableStrings(block: Block): string[] {
  if (block.type !== 'predict') return readStrings(block);
  const steps = block.steps.flatMap(({ note, candidates }) => [note, ...candidates.map(({ word }) => word)]);
  return [block.intro, block.steps.at(-1)?.sofar ?? '', ...steps];
}

const wordCount = (blocks: readonly Block[]): number =>
  blocks
    .flatMap(readableStrings)
    .join(' ')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function columnsIn(expression: TotalExpression): readonly string[] {
  if ('sum' in expression) return [expression.sum];
  if ('difference' in expression) return expression.difference;
  if ('runningMinimum' in expression) return expression.runningMinimum;
  if ('multiple' in expression) return [expression.multiple[0]];
  return [expression.sumWhere.sum];
}

const computedFrom = ({ columns }: TableBlock): readonly (readonly string[])[] =>
  columns.flatMap(({ computed }) => (computed ? Object.values(computed) : []));

const first = ({ type, ...block }: Block): string => {
  if ('prompt' in block) return block.prompt;
  if ('instruction' in block) return block.instruction;
  return type === 'predict' && 'intro' in block ? block.intro : '';
};

describe.each(all)('the lessons of $courseId', (course) => {
  test('equal those of the catalogue, in its order', async () => {
    const { curriculum = [] } = (await loadCourse(course.courseId)) ?? {};
    const ids = curriculum.map(({ id }) => id);
    expect(course.lessons.map(({ id }) => id)).toEqual(ids);
    expect(lessonIdsOf(course.courseId)).toEqual(ids);
  });

  test("have an exercise that begins with the catalogue's promise", async () => {
    const { curriculum = [] } = (await loadCourse(course.courseId)) ?? {};
    const without = curriculum.filter(
      ({ description }, index) =>
        !course.lessons[index]?.blocks.some((block) => first(block).startsWith(description)),
    );
    expect(without).toEqual([]);
  });

  test("are the course's resources, each exactly once", async () => {
    const { curriculum = [] } = (await loadCourse(course.courseId)) ?? {};
    const worksheets = course.lessons.map(({ blocks }) =>
      blocks.flatMap((block) => ('worksheet' in block && block.worksheet ? [block.worksheet] : [])).sort(),
    );
    expect(worksheets).toEqual(curriculum.map(({ resources }) => [...resources].sort()));
  });

  test('have unique block ids that begin with the ids of course and lesson', () => {
    const prefix = lessonCourses.find(({ courseId }) => courseId === course.courseId)?.blockPrefix;
    const wrong = course.lessons.flatMap(({ id, blocks }) => {
      const form = new RegExp(String.raw`^${prefix}-${id.slice(-2)}-[a-z]+$`);
      return blocks.filter((block) => !form.test(block.id));
    });
    expect(wrong).toEqual([]);
    expect(isUnique(blocksOf(course).map(({ id }) => id))).toBe(true);
  });

  test('are found by any of their blocks', () => {
    for (const { id, blocks } of course.lessons) {
      expect(new Set(blocks.map((block) => lessonOfBlock(block.id)))).toEqual(new Set([id]));
    }
    expect(lessonOfBlock('idea-1')).toBeUndefined();
  });

  test('take 450 to 750 words, and the stated minutes at 200 words a minute', () => {
    const counts = course.lessons.map(({ blocks }) => wordCount(blocks));
    expect(counts.filter((count) => count < 450 || count > 750)).toEqual([]);
    expect(course.lessons.map(({ minutesToRead }) => minutesToRead)).toEqual(
      counts.map((count) => Math.ceil(count / 200)),
    );
  });

  test('begin with a heading, have an exercise and a written answer each, and end with a summary', () => {
    for (const { blocks } of course.lessons) {
      const types = blocks.map(({ type }) => type);
      const checks = types.filter((type) => type === 'check').length;
      expect(blocks[0]).toEqual(expect.objectContaining({ type: 'text', heading: expect.any(String) }));
      expect(checks >= 2 || (checks === 1 && (types.includes('sort') || types.includes('predict')))).toBe(
        true,
      );
      expect(types.includes('write') || types.includes('table')).toBe(true);
      expect(types.indexOf('recap')).toBe(types.length - 1);
    }
  });

  test('have one plan, in the last lesson, made of earlier answers and tables', () => {
    const blocks = blocksOf(course);
    const at = blocks.findIndex(({ type }) => type === 'plan');
    const plan = blocks[at];
    const before = new Map(blocks.slice(0, at).map(({ id, type }) => [id, type]));
    const sources = plan?.type === 'plan' ? plan.parts.flatMap(({ from }) => from) : [];
    expect(blocks.filter(({ type }) => type === 'plan')).toHaveLength(1);
    // The first lesson is loaded without the plan, so its fields cannot say that they go into it.
    expect(course.lessons[0]?.blocks.filter(({ id }) => sources.includes(id))).toEqual([]);
    expect(course.lessons.at(-1)?.blocks).toContain(plan);
    expect(sources).not.toEqual([]);
    expect(sources.filter((id) => !['write', 'table'].includes(before.get(id) ?? ''))).toEqual([]);
  });

  test('give every written answer a name of its own', () => {
    const labels = blocksOf(course).flatMap((block) => (block.type === 'write' ? [block.label] : []));
    expect(isUnique(labels)).toBe(true);
  });
});

test('every released lesson and block keeps its id, and every block its kind', () => {
  expect(kindsByLesson).toMatchObject(releasedBlocks);
});

test('every lesson and block is on the list of released ids', () => {
  expect(releasedBlocks).toMatchObject(kindsByLesson);
});

test('every text is plain: straight quotes, no dashes, no markup but emphasis', () => {
  const texts = [
    ...everyBlock.flatMap(readableStrings),
    ...all.flatMap(({ lessons }) => lessons.map(({ goal }) => goal)),
  ];
  const wrong = texts.filter(
    (text) =>
      text.trim() === '' ||
      /[–—‘’“”…<>]|https?:| {2}|^\s|\s$/u.test(text) ||
      text.split('*').length % 2 === 0,
  );
  expect(wrong).toEqual([]);
});

test("a text refers to a table's field by its name, not by its place in a wide window", () => {
  const places = /left to right|\b(first|last|other) (\w+ )?columns?\b/iu;
  expect(everyBlock.flatMap(readableStrings).filter((text) => places.test(text))).toEqual([]);
});

test('every question has three or four options, exactly one of them right', () => {
  for (const { options } of ofType('check')) {
    expect([3, 4]).toContain(options.length);
    expect(options.filter(({ correct }) => correct)).toHaveLength(1);
    expect(isUnique(options.map(({ text }) => text))).toBe(true);
  }
});

test('every card belongs to a group, and every group has a card', () => {
  for (const { groups, items } of ofType('sort')) {
    expect(new Set(items.map(({ group }) => group))).toEqual(new Set(groups));
    expect(isUnique(items.map(({ text }) => text))).toBe(true);
  }
});

test('shares are whole and add up to 100, and each step continues with one of its words', () => {
  for (const { steps } of ofType('predict')) {
    for (const [index, { sofar, candidates }] of steps.entries()) {
      const next = steps[index + 1]?.sofar;
      const continuations = candidates.flatMap(({ word }) => [`${sofar} ${word}`, sofar + word]);
      expect(candidates.every(({ share }) => Number.isInteger(share) && share > 0)).toBe(true);
      expect(candidates.reduce((sum, { share }) => sum + share, 0)).toBe(100);
      expect(next === undefined || continuations.includes(next)).toBe(true);
    }
  }
});

test('tables compute only from filled-in number columns of one kind', () => {
  for (const table of ofType('table')) {
    const kinds = new Map(
      table.columns.map(({ key, kind, computed }) => [key, computed ? 'computed' : kind]),
    );
    const expressions = [
      ...computedFrom(table),
      ...(table.totals ?? []).map(({ expression }) => columnsIn(expression)),
    ];
    expect('rows' in table).not.toBe('freeRows' in table);
    for (const columns of expressions) {
      const used = new Set(columns.map((column) => kinds.get(column)));
      expect(used.size).toBe(1);
      expect(used.has('hours') || used.has('money')).toBe(true);
    }
  }
});

test('the free courses are those with lessons', () => {
  const free = courses.filter(({ price }) => price === 0).map(({ id }) => id);
  expect(lessonCourses.map(({ courseId }) => courseId).sort()).toEqual(free.sort());
});

test('a course without lessons has no plan', async () => {
  expect(await loadPlan('constructor')).toBeUndefined();
});

test.each(all)('the plan of $courseId has exactly the tables that its parts read', async (course) => {
  const plan = await loadPlan(course.courseId);
  const read = new Set(plan?.block.parts.flatMap(({ from }) => from));
  const tables = blocksOf(course).filter(({ id, type }) => type === 'table' && read.has(id));
  expect(plan?.tables).toEqual(tables);
});

test.each(all)(
  'each lesson of $courseId is downloaded on its own, from the second on with the plan',
  async (course) => {
    const [first, ...later] = await Promise.all(
      course.lessons.map((_, index) => loadLesson(course.courseId, index)),
    );
    const plan = await loadPlan(course.courseId);
    expect(course.lessons.at(-1)?.blocks).toContain(plan?.block);
    expect(first).toEqual({ lesson: course.lessons[0], plan: undefined });
    expect(later).toEqual(course.lessons.slice(1).map((lesson) => ({ lesson, plan })));
    expect(await loadLesson(course.courseId, course.lessons.length)).toBeUndefined();
    expect(await loadLesson('constructor', 0)).toBeUndefined();
  },
);

test('a lesson is found by its id', () => {
  expect(findLessonPlace('start-here-business-03')).toEqual({
    courseId: startHereBusiness.courseId,
    index: 2,
  });
  expect(findLessonPlace('start-here-business-09')).toBeUndefined();
});
