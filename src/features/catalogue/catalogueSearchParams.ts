import { categories } from './categories';
import { levels, priceBands, sorts, views } from './catalogueFilters';
import { initialCatalogue, type CatalogueState } from './catalogueSlice';

function readOption<Value extends string>(
  params: URLSearchParams,
  name: string,
  options: readonly { value: Value }[],
): Value | undefined {
  const wanted = params.get(name)?.trim().toLowerCase();
  return options.find(({ value }) => value === wanted)?.value;
}

const categoryOptions = categories.map(({ slug }) => ({ value: slug }));

/**
 * What an address asks for. Case does not matter, the first of repeated values counts, and each unknown value is
 * ignored by itself.
 */
export function readCatalogue(params: URLSearchParams): CatalogueState {
  const text = params.get('q') ?? '';
  return {
    text: text.trim() ? text : '',
    category: readOption(params, 'category', categoryOptions) ?? initialCatalogue.category,
    level: readOption(params, 'level', levels) ?? initialCatalogue.level,
    price: readOption(params, 'price', priceBands) ?? initialCatalogue.price,
    sort: readOption(params, 'sort', sorts) ?? initialCatalogue.sort,
    view: readOption(params, 'view', views) ?? initialCatalogue.view,
  };
}

/** The canonical query of a state: always in this order, without default values. */
export function writeCatalogue(state: CatalogueState): URLSearchParams {
  const params = new URLSearchParams();
  const write = (name: string, value: string, unsaid: string): void => {
    if (value !== unsaid) params.set(name, value);
  };
  write('category', state.category, initialCatalogue.category);
  write('level', state.level, initialCatalogue.level);
  write('price', state.price, initialCatalogue.price);
  write('q', state.text.trim() ? state.text : '', '');
  write('sort', state.sort, initialCatalogue.sort);
  write('view', state.view, initialCatalogue.view);
  return params;
}
