import { type Feature, isReleased } from '@/domain/access/features';

export type FeatureArea = { title: string; features: readonly Feature[] };

/** Every feature once, in the order a trade company encounters them. */
export const FEATURE_AREAS: readonly FeatureArea[] = [
  {
    title: 'Customers and sales',
    features: ['customers', 'leads', 'estimates', 'pricebook', 'discounts'],
  },
  {
    title: 'Work in the field',
    features: ['jobs', 'technicians', 'schedule', 'inspections', 'diagnostics'],
  },
  {
    title: 'Calculations',
    features: ['manualJ', 'plumbingCalc'],
  },
  {
    title: 'Money',
    features: ['invoices', 'payments', 'taxes', 'quickbooks', 'wisetack'],
  },
  {
    title: 'Longer work',
    features: ['serviceagreement', 'contracts'],
  },
  {
    title: 'Being found and recommended',
    features: ['website', 'reviews', 'googleMyBusiness', 'nextdoor', 'awards'],
  },
  { title: 'Help', features: ['aiAssistant'] },
];

const areasWith = (isShown: (feature: Feature) => boolean): FeatureArea[] =>
  FEATURE_AREAS.map((area) => ({ ...area, features: area.features.filter(isShown) })).filter(
    ({ features }) => features.length > 0,
  );

/** Released features, by area. */
export const WORKING_AREAS = areasWith(isReleased);
/** Features still being built, by area. */
export const PLANNED_AREAS = areasWith((feature) => !isReleased(feature));

/** Returns a feature's area. @throws Error for a feature in none, which the tests rule out. */
export function areaOf(feature: Feature): FeatureArea {
  const area = FEATURE_AREAS.find(({ features }) => features.includes(feature));
  if (!area) throw new Error(`${feature} belongs to no area`);
  return area;
}
