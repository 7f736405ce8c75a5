import { brandKitSchema, type BrandKit } from '@/domain/brand/schema';
import { BRAND_VERSIONS_KEPT, brandVersionSchema } from '@/domain/brand/version';
import { isSame } from '@/lib/stableJson';
import { createdStamp } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';

type Company = Record<string, unknown>;

const FIRST_ID = 'first';
const READ_AT_ONCE = 100;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const kitOf = (company: Company | null): BrandKit | null =>
  brandKitSchema.safeParse(company?.['branding']).data ?? null;

/** Builds a version of `kit`, attributed to the person who saved `company`. */
const versionOf = (kit: BrandKit, company: Company) => {
  const savedBy = textOf(company['updatedBy']);
  const savedAt = textOf(company['updatedAt']);
  return { ...brandVersionSchema.parse({ kit, savedBy, savedAt }), ...createdStamp(savedBy, savedAt) };
};

/**
 * Stores every version of a company's brand kit, with who saved it and when, and the one before the first change. Only the newest are
 * kept. A repeated event writes the same.
 */
export const keepBrandVersion = defineReaction(
  'keepBrandVersion',
  'companies',
  async ({ db }, { before, after, params }) => {
    const [earlier, kit] = [kitOf(before), kitOf(after)];
    if (!before || !after || !earlier || !kit || isSame(earlier, kit)) return;
    const companyId = params['companyId'] ?? '';
    const versions = inCompany(db, companyId, 'brandVersions');
    await db.runTransaction(async (transaction) => {
      const { docs } = await transaction.get(versions.orderBy('savedAt', 'desc').limit(READ_AT_ONCE));
      // Records outlive their company for a while: don't add to them.
      if (!(await transaction.get(companyRef(db, companyId))).exists) return;
      if (docs.length === 0) transaction.set(versions.doc(FIRST_ID), versionOf(earlier, before));
      transaction.set(versions.doc(textOf(after['revision']) || FIRST_ID), versionOf(kit, after));
      for (const { ref } of docs.slice(BRAND_VERSIONS_KEPT - 1)) transaction.delete(ref);
    });
  },
);
