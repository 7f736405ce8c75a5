import { FEATURES, type Feature } from '@/domain/access/features';

/** Addresses of feature pages that are not the feature's own name (specification, section 2). */
const ALIASES: Readonly<Record<string, Feature>> = { scheduling: 'schedule' };

/** The feature that `/features/{id}` is about, in any letter case, or null for an address that leads nowhere. */
export function featureOfAddress(id: string | undefined): Feature | null {
  const name = (id ?? '').toLowerCase();
  if (Object.hasOwn(ALIASES, name)) return ALIASES[name] ?? null;
  return FEATURES.find((feature) => feature.toLowerCase() === name) ?? null;
}
