import type { ApplicationLine } from './application';

/** Required facts about material that is billed before it is installed. '' = missing. */
export type StoredMaterial = { lineId: string; supplier: string; place: string; insurance: string; title: string };

const PARTS = {
  supplier: 'supplier',
  place: 'place of storage',
  insurance: 'insurance',
  title: 'proof of title',
} as const;

/**
 * Returns an application's lines that bill stored material without complete details, with what is missing: such an application is
 * blocked. Method B2.
 */
export function storedMaterialGaps(
  lines: readonly Pick<ApplicationLine, 'id' | 'storedCents'>[],
  listed: readonly StoredMaterial[],
): { lineId: string; missing: string[] }[] {
  return lines
    .filter(({ storedCents }) => storedCents !== 0)
    .map(({ id }) => ({ lineId: id, missing: missingOf(listed.filter(({ lineId }) => lineId === id)) }))
    .filter(({ missing }) => missing.length > 0);
}

function missingOf(materials: readonly StoredMaterial[]): string[] {
  const names = Object.keys(PARTS) as (keyof typeof PARTS)[];
  return names
    .filter((part) => materials.length === 0 || materials.some((material) => material[part].trim() === ''))
    .map((part) => PARTS[part]);
}
