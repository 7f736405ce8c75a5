import { FEATURES, type Feature } from '@/domain/access/features';

/** Feature page addresses that differ from the feature's own name (specification, section 2). */
const ALIASES: Readonly<Record<string, Feature>> = { scheduling: 'schedule' };

/** Alternative feature page addresses: those above, and lowercase names, as people type them. */
export const FEATURE_ALIASES: readonly string[] = [
  ...Object.keys(ALIASES),
  ...FEATURES.map((feature) => feature.toLowerCase()).filter((name) => !FEATURES.some((feature) => feature === name)),
];

/** Returns the feature for `/features/{id}`, in any letter case, or null for an unknown address. */
export function featureOfAddress(id: string | undefined): Feature | null {
  const name = (id ?? '').toLowerCase();
  if (Object.hasOwn(ALIASES, name)) return ALIASES[name] ?? null;
  return FEATURES.find((feature) => feature.toLowerCase() === name) ?? null;
}
