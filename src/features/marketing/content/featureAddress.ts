import { FEATURES, type Feature } from '@/domain/access/features';

/** Addresses of feature pages that are not the feature's own name (specification, section 2). */
const ALIASES: Readonly<Record<string, Feature>> = { scheduling: 'schedule' };

/** Other addresses of feature pages: those above, and names in small letters, as people type them. */
export const FEATURE_ALIASES: readonly string[] = [
  ...Object.keys(ALIASES),
  ...FEATURES.map((feature) => feature.toLowerCase()).filter((name) => !FEATURES.some((feature) => feature === name)),
];

/** The feature that `/features/{id}` is about, in any letter case, or null for an address that leads nowhere. */
export function featureOfAddress(id: string | undefined): Feature | null {
  const name = (id ?? '').toLowerCase();
  if (Object.hasOwn(ALIASES, name)) return ALIASES[name] ?? null;
  return FEATURES.find((feature) => feature.toLowerCase() === name) ?? null;
}
