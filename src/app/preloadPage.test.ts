import { preloadPageOf } from './preloadPage';

const loadCourse = jest.fn();
const course = jest.fn(async () => ({ loader: loadCourse }));
const login = jest.fn(async () => ({}));
const gone = () => Promise.reject(new TypeError('Failed to fetch'));

const preloadPage = preloadPageOf([
  {
    children: [
      { path: '/course/:id', lazy: course },
      { path: '/login', lazy: login },
      { path: '/gone', lazy: gone },
    ],
  },
]);

beforeEach(() => jest.clearAllMocks());

test('the code of the page at a path is fetched, and of no other', async () => {
  await preloadPage('/login');
  expect(login).toHaveBeenCalledTimes(1);
  expect(course).not.toHaveBeenCalled();
});

test('with a page come its data', async () => {
  await preloadPage('/course/first');
  expect(loadCourse).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 'first' } }));
});

test('that it cannot be fetched is for the caller to say, or not', async () => {
  await expect(preloadPage('/gone')).rejects.toThrow('Failed to fetch');
});

test('an unknown path has nothing to fetch', async () => {
  await expect(preloadPage('/nothing-here')).resolves.toBeUndefined();
});
