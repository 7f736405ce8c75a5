/** What a property is used for: tax law tells homes from business property. A home is what most companies go to. */
export const PROPERTY_USES = ['home', 'business'] as const;
export type PropertyUse = (typeof PROPERTY_USES)[number];
export const PROPERTY_USE_LABELS: Record<PropertyUse, string> = { home: 'Home', business: 'Business' };

/** Companies whose places people live in. */
const LIVED_IN =
  /\b(?:apartments?|apts|condo(?:minium)?s?|hoa|home ?owners|homes?|town ?(?:homes?|houses?)|villas?|lofts|housing|residen\w+|rentals?|propert(?:y|ies)|realty|living|landlords?)\b/i;

/** What a new property of a customer is proposed to be: a person's is a home, a company's is a business unless its name says that people live there. */
export const proposedUse = ({ kind, companyName }: { kind: 'person' | 'company'; companyName: string }): PropertyUse =>
  kind === 'company' && !LIVED_IN.test(companyName) ? 'business' : 'home';
