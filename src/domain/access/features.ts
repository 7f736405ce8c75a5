/** The feature flags of the specification. A flag missing on a user is false. */
export const FEATURES = [
  'reviews',
  'schedule',
  'customers',
  'invoices',
  'pricebook',
  'manualJ',
  'plumbingCalc',
  'inspections',
  'diagnostics',
  'technicians',
  'jobs',
  'estimates',
  'website',
  'leads',
  'discounts',
  'taxes',
  'quickbooks',
  'serviceagreement',
  'contracts',
  'payments',
  'aiAssistant',
  'nextdoor',
  'wisetack',
  'googleMyBusiness',
  'awards',
] as const;
export type Feature = (typeof FEATURES)[number];
export type FeatureMap = Partial<Record<Feature, boolean>>;

export const DEFAULT_FEATURE_VALUE = false;

/** Features that every new company has from the start; everything else is bought (see the subscriptions area). */
export const INCLUDED_FEATURES: readonly Feature[] = ['customers', 'jobs', 'technicians'];

/** The features with screens in this version. The others are on the roadmap and not for sale. */
export const RELEASED_FEATURES: readonly Feature[] = [
  'customers',
  'jobs',
  'technicians',
  'schedule',
  'taxes',
  'discounts',
  'payments',
  'invoices',
  'quickbooks',
  'wisetack',
  'estimates',
  'serviceagreement',
  'contracts',
  'pricebook',
  'manualJ',
  'plumbingCalc',
  'diagnostics',
  'inspections',
  'awards',
  'leads',
  'website',
  'reviews',
  'googleMyBusiness',
  'nextdoor',
  'aiAssistant',
];

/** Whether a feature has screens in this version. */
export const isReleased = (feature: Feature): boolean => RELEASED_FEATURES.includes(feature);

export type FeatureInfo = { title: string; description: string };

/** A one-line description of each feature. */
export const FEATURE_INFO: Record<Feature, FeatureInfo> = {
  reviews: { title: 'Reviews', description: 'Ask every customer for a review the same way, and answer in one inbox.' },
  schedule: {
    title: 'Schedule',
    description: 'Plan the week by technician, with arrival windows and conflicts shown.',
  },
  customers: { title: 'Customers', description: 'People and companies with their properties, equipment and history.' },
  invoices: {
    title: 'Invoices',
    description: 'From finished job to sent invoice in two clicks, every cent explained.',
  },
  pricebook: {
    title: 'Pricebook',
    description: 'Services, materials and labor at prices your team can quote on the spot.',
  },
  manualJ: { title: 'Manual J', description: 'Room-by-room heating and cooling loads, with every Btu explained.' },
  plumbingCalc: {
    title: 'Plumbing calculator',
    description: 'Fixture units, pipe, vent and gas sizing with the code table cited.',
  },
  inspections: { title: 'Inspections', description: 'Checklists with photos that turn findings into priced options.' },
  diagnostics: { title: 'Diagnostics', description: 'Readings with targets, pass or fail, and the next test to make.' },
  technicians: {
    title: 'Technicians',
    description: 'Skills, licenses and working hours, and a day on the phone that works without signal.',
  },
  jobs: { title: 'Jobs', description: 'Jobs from booking to done, with photos, checklists and who did what.' },
  estimates: {
    title: 'Estimates',
    description: 'Good, better and best options that customers accept with a signature.',
  },
  website: {
    title: 'Website',
    description: 'A public company site made of your live services, hours and free times.',
  },
  leads: { title: 'Leads', description: 'Every inquiry in one place, from first call to booked job.' },
  discounts: {
    title: 'Discounts',
    description: 'Discounts your team can offer, their limits, and what they cost you.',
  },
  taxes: { title: 'Taxes', description: 'Tax rates by location, item and type of work, with reports for the return.' },
  quickbooks: { title: 'QuickBooks', description: 'See what will change in your books before anything is pushed.' },
  serviceagreement: {
    title: 'Service agreements',
    description: 'Memberships with a ledger of the visits each one includes.',
  },
  contracts: { title: 'Contracts', description: 'Signed scopes, change orders and progress bills for larger work.' },
  payments: { title: 'Payments', description: 'Card, bank, cash and check, matched to the invoice they pay.' },
  aiAssistant: {
    title: 'AI assistant',
    description: 'Answers from your own records, with links, and changes only you approve.',
  },
  nextdoor: { title: 'Nextdoor', description: 'Ready posts for the neighborhoods you just worked in.' },
  wisetack: { title: 'Financing', description: 'Monthly payments offered on the estimate, with the fee shown first.' },
  googleMyBusiness: {
    title: 'Google Business Profile',
    description: 'Hours, services and reviews of your profile in one place.',
  },
  awards: { title: 'Awards', description: 'Recognition for your crew and credentials your customers can check.' },
};

/** Narrows a string, such as a query parameter, to a known feature flag. */
export function toFeature(value: string | null | undefined): Feature | null {
  return FEATURES.find((feature) => feature === value) ?? null;
}

/** Whether a flag is on. Anything but `true` counts as off. */
export function hasFeature(features: FeatureMap, feature: Feature): boolean {
  return features[feature] ?? DEFAULT_FEATURE_VALUE;
}
