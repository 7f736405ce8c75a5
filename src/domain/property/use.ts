/** The use of a property: tax law distinguishes homes from business property. Most companies mostly visit homes. */
export const PROPERTY_USES = ['home', 'business'] as const;
export type PropertyUse = (typeof PROPERTY_USES)[number];
export const PROPERTY_USE_LABELS: Record<PropertyUse, string> = { home: 'Home', business: 'Business' };

/** Names of companies whose places people live in. */
const LIVED_IN =
  /\b(?:apartments?|apts|condo(?:minium)?s?|hoa|home ?owners|homes?|town ?(?:homes?|houses?)|villas?|lofts|housing|residen\w+|rentals?|propert(?:y|ies)|realty|living|landlords?)\b/i;

/**
 * Suggests the use of a customer's new property: home for a person, business for a company unless its name suggests that people live
 * there.
 */
export const proposedUse = ({ kind, companyName }: { kind: 'person' | 'company'; companyName: string }): PropertyUse =>
  kind === 'company' && !LIVED_IN.test(companyName) ? 'business' : 'home';
