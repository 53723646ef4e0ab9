import { isInPriceBand, priceBands } from './catalogueFilters';

test.each([
  [0, ['free', 'under-50']],
  [49.99, ['under-50']],
  [50, ['50-100']],
  [100, ['50-100']],
  [100.01, ['over-100']],
])('$%d is in the price bands %j', (price, bands) => {
  expect(priceBands.map(({ value }) => value).filter((band) => isInPriceBand(price, band))).toEqual(bands);
});
