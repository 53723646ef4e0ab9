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

test('only the code of the page at the path is downloaded', async () => {
  await preloadPage('/login');
  expect(login).toHaveBeenCalledTimes(1);
  expect(course).not.toHaveBeenCalled();
});

test('the data of the page is loaded with its code', async () => {
  await preloadPage('/course/first');
  expect(loadCourse).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 'first' } }));
});

test('a failed download rejects, for the caller to handle', async () => {
  await expect(preloadPage('/gone')).rejects.toThrow('Failed to fetch');
});

test('an unknown path downloads nothing', async () => {
  await preloadPage('/nothing-here');
  expect(course).not.toHaveBeenCalled();
  expect(login).not.toHaveBeenCalled();
});
