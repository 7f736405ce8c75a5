import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { BILLING_SETTINGS_ID, billingSettingsSchema, DEFAULT_BILLING_SETTINGS } from '@/domain/billing/settings';
import { printedAs } from '@/domain/business-unit/units';
import { companySchema } from '@/domain/company/schema';
import { printedCompany } from '@/domain/paper/header';
import type { PaperCompany } from '@/domain/paper/schema';
import { isSame } from '@/lib/stableJson';
import type { Deps } from '../platform/admin';
import { companyRef, inCompany } from '../platform/collections';
import { commitFitting } from '../platform/fitting';
import { pagesOf } from '../platform/pagesOf';
import { publicDocuments } from './publicDocuments';

const PAGE = 200;

type Data = Record<string, unknown>;

/** Returns a function for a company's look in each business unit's name; null if it can't be read, or is gone. */
const shownCompany = (company: Data | null, settings: Data = {}): ((businessUnitId: string) => PaperCompany) | null => {
  const { data } = companySchema.safeParse(company ?? undefined);
  const { units } = billingSettingsSchema.safeParse(settings).data ?? DEFAULT_BILLING_SETTINGS;
  return data ? (businessUnitId) => printedCompany(printedAs(data, units, businessUnitId)) : null;
};

/** Whether a company's change affects how its documents look: logo, colors, licenses, name, address. */
export const looksDifferent = (before: Data | null, after: Data): boolean =>
  !isSame(shownCompany(before)?.(''), shownCompany(after)?.(''));

/** Applies a company's current name and branding to everything customers see under its links. The content stays as it was sent. */
export async function followBrand(deps: Deps, companyId: string): Promise<void> {
  const links = publicDocuments(deps.db).where('companyId', '==', companyId).select();
  for await (const page of pagesOf(links, PAGE)) await commitFitting(page, (some) => dress(deps, companyId, some));
}

const dress = (deps: Deps, companyId: string, links: readonly QueryDocumentSnapshot[]): Promise<void> =>
  deps.db.runTransaction(async (transaction) => {
    const [stored, settings] = await transaction.getAll(
      companyRef(deps.db, companyId),
      inCompany(deps.db, companyId, 'settings').doc(BILLING_SETTINGS_ID),
    );
    const companyOf = shownCompany(stored?.data() ?? null, settings?.data());
    if (!companyOf) return;
    // A link may have ended since: deleted ones stay deleted. Only these fields of a document are read, because it may be large.
    const faces = await transaction.getAll(...links.map(({ ref }) => ref), {
      fieldMask: ['paper.kind', 'businessUnitId'],
    });
    for (const face of faces.filter(({ exists }) => exists)) {
      const company = companyOf(String(face.get('businessUnitId') ?? ''));
      transaction.update(face.ref, {
        company,
        ...(face.get('paper.kind') !== undefined && { 'paper.company': company }),
      });
    }
  });
