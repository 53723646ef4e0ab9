import { business } from '@/content/business';

export interface Earnings {
  /** US dollars a month from sales the creator brought. */
  own: number;
  /** US dollars a month from sales the platform brought. */
  discovery: number;
  /** US dollars a month that stay with the platform. */
  platform: number;
  /** What the creator earns: own and discovery together. */
  total: number;
}

/** Splits a month's sales. `ownPromotion` is the percentage of sales that the creator brought. */
export function earnings(sale: { price: number; sales: number; ownPromotion: number }): Earnings {
  const revenue = sale.price * sale.sales;
  const broughtByCreator = (revenue * sale.ownPromotion) / 100;
  const own = (broughtByCreator * business.ownPromotionShare) / 100;
  const discovery = ((revenue - broughtByCreator) * business.discoveryShare) / 100;
  return { own, discovery, platform: revenue - own - discovery, total: own + discovery };
}
