import { RELEASED_FEATURES, type Feature } from '@/domain/access/features';

export type FeatureArea = { title: string; text: string; features: readonly Feature[] };

/** Every feature once, in the order in which a trade company meets them. */
export const FEATURE_AREAS: readonly FeatureArea[] = [
  {
    title: 'Customers and sales',
    text: 'From the first call to a yes.',
    features: ['customers', 'leads', 'estimates', 'pricebook', 'discounts'],
  },
  {
    title: 'Work in the field',
    text: 'Who goes where, and what they did there.',
    features: ['jobs', 'technicians', 'schedule', 'inspections', 'diagnostics'],
  },
  {
    title: 'Calculations',
    text: 'Sizing that can be checked, down to the table it came from.',
    features: ['manualJ', 'plumbingCalc'],
  },
  {
    title: 'Money',
    text: 'From finished work to paid, and into the books.',
    features: ['invoices', 'payments', 'taxes', 'quickbooks', 'wisetack'],
  },
  {
    title: 'Longer work',
    text: 'Customers who stay, and jobs that take months.',
    features: ['serviceagreement', 'contracts'],
  },
  {
    title: 'Being found and recommended',
    text: 'Where the next customer looks.',
    features: ['website', 'reviews', 'googleMyBusiness', 'nextdoor', 'awards'],
  },
  { title: 'Help', text: 'Less typing, with you in charge.', features: ['aiAssistant'] },
];

export const isReleased = (feature: Feature): boolean => RELEASED_FEATURES.includes(feature);

const areasWith = (isShown: (feature: Feature) => boolean): FeatureArea[] =>
  FEATURE_AREAS.map((area) => ({ ...area, features: area.features.filter(isShown) })).filter(
    ({ features }) => features.length > 0,
  );

/** What can be used, by area. */
export const WORKING_AREAS = areasWith(isReleased);
/** What is still being built, by area. */
export const PLANNED_AREAS = areasWith((feature) => !isReleased(feature));

/** The area that a feature belongs to. @throws Error for a feature in none, which the tests rule out. */
export function areaOf(feature: Feature): FeatureArea {
  const area = FEATURE_AREAS.find(({ features }) => features.includes(feature));
  if (!area) throw new Error(`${feature} belongs to no area`);
  return area;
}
