/** What a property is used for: tax law tells homes from business property. A home is what most companies go to. */
export const PROPERTY_USES = ['home', 'business'] as const;
export type PropertyUse = (typeof PROPERTY_USES)[number];
export const PROPERTY_USE_LABELS: Record<PropertyUse, string> = { home: 'Home', business: 'Business' };
