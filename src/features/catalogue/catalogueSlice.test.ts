import { combineSlices, configureStore } from '@reduxjs/toolkit';
import {
  selectActiveFilters,
  selectFilters,
  selectOptionCounts,
  selectFilterSuggestions,
  selectVisibleCourses,
} from './catalogueSelectors';
import {
  addressFollowed,
  catalogueSlice,
  categoryChosen,
  filterRemoved,
  filtersCleared,
  filtersRestored,
  levelChosen,
  priceChosen,
  selectCatalogue,
  sortChosen,
  textTyped,
  viewChosen,
} from './catalogueSlice';

const openCatalogue = () => configureStore({ reducer: combineSlices(catalogueSlice) });

const firstTitle = (store: ReturnType<typeof openCatalogue>): string | undefined =>
  selectVisibleCourses(store.getState())[0]?.title;

test('the catalogue starts with all 24 courses, most popular first, as a grid', () => {
  const store = openCatalogue();
  expect(selectCatalogue(store.getState())).toEqual({
    text: '',
    category: 'all',
    level: 'all',
    price: 'all',
    sort: 'popular',
    view: 'grid',
  });
  expect(selectVisibleCourses(store.getState())).toHaveLength(24);
  expect(firstTitle(store)).toBe('Start Here: AI in Plain Language');
});

test('the text, filters and sort change the visible courses', () => {
  const store = openCatalogue();
  store.dispatch(textTyped('priya'));
  expect(selectVisibleCourses(store.getState())).toHaveLength(4);
  store.dispatch(levelChosen('advanced'));
  expect(selectVisibleCourses(store.getState())).toHaveLength(2);
  store.dispatch(sortChosen('newest'));
  expect(firstTitle(store)).toBe('Your Own Knowledge Base: Retrieval Without the Jargon');
  store.dispatch(categoryChosen('tool-mastery'));
  expect(firstTitle(store)).toBe('Build Your First AI Assistant with an API');
  store.dispatch(priceChosen('free'));
  expect(selectVisibleCourses(store.getState())).toEqual([]);
});

test('clearing resets the text and the three filters, keeps sort and view, and can be undone', () => {
  const store = openCatalogue();
  store.dispatch(textTyped('price'));
  store.dispatch(categoryChosen('monetization'));
  store.dispatch(levelChosen('beginner'));
  store.dispatch(priceChosen('50-100'));
  store.dispatch(sortChosen('rating'));
  store.dispatch(viewChosen('list'));
  const before = selectCatalogue(store.getState());
  const filters = selectFilters(store.getState());
  store.dispatch(filtersCleared());
  expect(selectCatalogue(store.getState())).toEqual({
    text: '',
    category: 'all',
    level: 'all',
    price: 'all',
    sort: 'rating',
    view: 'list',
  });
  store.dispatch(filtersRestored(filters));
  expect(selectCatalogue(store.getState())).toEqual(before);
});

test('one filter can be removed on its own', () => {
  const store = openCatalogue();
  store.dispatch(categoryChosen('monetization'));
  store.dispatch(levelChosen('advanced'));
  expect(selectActiveFilters(store.getState())).toEqual([
    { name: 'category', label: 'Monetization' },
    { name: 'level', label: 'Advanced' },
  ]);
  expect(selectFilterSuggestions(store.getState()).map(({ label, count }) => [label, count])).toEqual([
    ['Monetization', 5],
    ['Advanced', 4],
  ]);
  store.dispatch(filterRemoved('level'));
  expect(selectActiveFilters(store.getState())).toEqual([{ name: 'category', label: 'Monetization' }]);
  expect(selectVisibleCourses(store.getState())).toHaveLength(4);
  expect(selectFilterSuggestions(store.getState())).toEqual([]);
});

test('an address replaces the whole state', () => {
  const store = openCatalogue();
  store.dispatch(textTyped('video'));
  store.dispatch(
    addressFollowed({
      text: '',
      category: 'tool-mastery',
      level: 'all',
      price: 'all',
      sort: 'newest',
      view: 'list',
    }),
  );
  expect(selectVisibleCourses(store.getState())).toHaveLength(4);
  expect(selectFilters(store.getState()).text).toBe('');
});

test('changing the view recomputes nothing', () => {
  const store = openCatalogue();
  store.dispatch(textTyped('video'));
  const visible = selectVisibleCourses(store.getState());
  const counts = selectOptionCounts(store.getState());
  store.dispatch(viewChosen('list'));
  expect(selectVisibleCourses(store.getState())).toBe(visible);
  expect(selectOptionCounts(store.getState())).toBe(counts);
});
