import { type Plan, plans } from '@/content/pricePlans';
import { pricePlanParameter } from '@/paths';

/** The plan that an address names, as in `/signup?plan=creator-pro`; undefined without one that exists. */
export function readChosenPlan(search: string): Plan | undefined {
  const wanted = new URLSearchParams(search).get(pricePlanParameter);
  return plans.find(({ slug }) => slug === wanted);
}

/** "Creator Pro, $99 per month". */
export const describePlan = ({ name, price, period }: Plan): string =>
  `${name}, ${price.startsWith('$') ? price : `${price.toLowerCase()} price`} ${period}`;
