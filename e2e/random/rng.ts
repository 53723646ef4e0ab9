import fc from 'fast-check';

/** More random numbers than one sequence needs. */
const stock = 4000;
const fineness = 2 ** 30;

/** Reproducible random decisions of a seed. */
export interface Rng {
  /** At least 0, less than 1. */
  next: () => number;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** One of the items, with a probability in proportion to its weight; undefined if all weights are 0. */
  weigh: <Item>(items: readonly { weight: number; item: Item }[]) => Item | undefined;
  isOneIn: (times: number) => boolean;
}

export function createRng(seed: number): Rng {
  const numbers = fc.sample(fc.noBias(fc.nat(fineness - 1)), { seed, numRuns: stock });
  let used = 0;
  const next = () => {
    const number = numbers[used % stock] ?? 0;
    used += 1;
    return number / fineness;
  };
  return {
    next,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    weigh: (items) => {
      const total = items.reduce((sum, { weight }) => sum + weight, 0);
      let left = next() * total;
      return items.find(({ weight }) => (left -= weight) < 0)?.item;
    },
    isOneIn: (times) => next() * times < 1,
  };
}
