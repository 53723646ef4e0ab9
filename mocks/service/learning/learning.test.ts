import { dispatchRest } from '@mocks/handlers/rest/dispatchRest';
import { insertSeedUsers, seedUsers } from '@mocks/seedUsers';
import { Emulator, type StoragePort } from '@mocks/service/emulator';
import { isJsonMap, readJson } from '@mocks/service/json';

const course = seedUsers.lena.course.id;

function sharedStorage(): StoragePort {
  let text: string | null = null;
  return {
    read: () => text,
    write: (written) => {
      text = written;
    },
  };
}

function openTab(storage: StoragePort): Emulator {
  const tab = new Emulator({ seed: insertSeedUsers });
  tab.connect(storage);
  return tab;
}

/** Calls a function as a user and returns the answer's JSON, empty if there is none. */
async function call(server: Emulator, userId: string, name: string, body: object = {}) {
  const token = await server.sign({ sub: userId, role: 'authenticated', exp: 4_000_000_000 });
  const request = new Request(`https://aiclub.supabase.test/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: 'sb_publishable_mock',
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const response = await dispatchRest(server, request);
  const text = await response.text();
  const json = text === '' ? {} : readJson(text);
  return { status: response.status, text, json: isJsonMap(json) ? json : {} };
}

test('what a user learns is shared between tabs and survives a reload', async () => {
  const storage = sharedStorage();
  const here = openTab(storage);
  const there = openTab(storage);
  expect((await call(here, seedUsers.ada.id, 'enrol', { course })).json).toMatchObject({ created: true });
  expect((await call(there, seedUsers.ada.id, 'enrol', { course })).json).toMatchObject({ created: false });
  const { json } = await call(openTab(storage), seedUsers.ada.id, 'my_learning');
  expect(json['enrolments']).toMatchObject([{ course_id: course, progress: [] }]);
});

test('users stored before learning existed keep their accounts', () => {
  const storage = sharedStorage();
  openTab(storage).transact(({ tables }) => {
    for (const { userId } of tables.learners.list()) tables.learners.remove(userId);
  });
  const { learners: _learners, ...older } = JSON.parse(storage.read() ?? '');
  storage.write(JSON.stringify(older));
  expect(
    openTab(storage)
      .users()
      .map(({ id }) => id),
  ).toContain(seedUsers.lena.id);
});

test('one of the users has done 4 of 9 lessons, another has a certificate', async () => {
  const server = new Emulator({ seed: insertSeedUsers });
  const lena = await call(server, seedUsers.lena.id, 'my_learning', { with_texts: true });
  expect(lena.text.match(/"completed_at"/g)).toHaveLength(4);
  expect(lena.json['certificates']).toEqual([]);
  expect(lena.json['answers']).toHaveLength(2);
  const omar = await call(server, seedUsers.omar.id, 'my_learning');
  expect(omar.text.match(/"completed_at"/g)).toHaveLength(8);
  const code = seedUsers.omar.course.certificate;
  expect((await call(server, seedUsers.ada.id, 'verify_certificate', { code })).json).toMatchObject({
    name: 'Omar Reyes',
  });
});

test('a refused call leaves nothing behind', async () => {
  const server = new Emulator({ seed: insertSeedUsers });
  const answers = Array.from({ length: 199 }, (_, index) => ({
    block: `b-${index}`,
    body: 'x',
    revision: 0,
  }));
  for (let batch = 0; batch < 5; batch += 1) {
    const named = answers.map((answer) => ({ ...answer, block: `${answer.block}-${batch}` }));
    expect((await call(server, seedUsers.ada.id, 'save_answers', { answers: named })).status).toBe(200);
  }
  const before = (await call(server, seedUsers.ada.id, 'my_learning', { with_texts: true })).json;
  expect(await call(server, seedUsers.ada.id, 'save_answers', { answers })).toMatchObject({ status: 409 });
  expect((await call(server, seedUsers.ada.id, 'my_learning', { with_texts: true })).json).toEqual(before);
});

test('times come from the emulator’s clock', async () => {
  const time = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const server = new Emulator({ seed: insertSeedUsers });
  server.clock.set(new Date('2031-05-06T07:08:09Z'));
  const { json } = await call(server, seedUsers.ada.id, 'enrol', { course });
  time.mockRestore();
  expect(json['enrolled_at']).toMatch(/^2031-05-06T07:08:09\.\d+\+00:00$/);
});

test('certificate codes are twelve unambiguous characters, all different', async () => {
  const server = new Emulator({ seed: insertSeedUsers });
  const codes = Array.from({ length: 200 }, () => server.transact(({ random }) => random.certificateCode()));
  expect(new Set(codes).size).toBe(200);
  expect(codes.filter((code) => !/^[0-9A-HJKMNP-TV-Z]{12}$/.test(code))).toEqual([]);
});
