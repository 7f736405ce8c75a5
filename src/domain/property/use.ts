/** The use of a property: tax law distinguishes homes from business property. Most companies mainly serve homes. */
export const PROPERTY_USES = ['home', 'business'] as const;
export type PropertyUse = (typeof PROPERTY_USES)[number];
export const PROPERTY_USE_LABELS: Record<PropertyUse, string> = { home: 'Home', business: 'Business' };

/** Matches companies whose properties are residential. */
const LIVED_IN =
  /\b(?:apartments?|apts|condo(?:minium)?s?|hoa|home ?owners|homes?|town ?(?:homes?|houses?)|villas?|lofts|housing|residen\w+|rentals?|propert(?:y|ies)|realty|living|landlords?)\b/i;

/**
 * Proposes the use of a customer's new property: a person's is a home, a company's is a business unless its name suggests residential
 * property.
 */
export const proposedUse = ({ kind, companyName }: { kind: 'person' | 'company'; companyName: string }): PropertyUse =>
  kind === 'company' && !LIVED_IN.test(companyName) ? 'business' : 'home';
