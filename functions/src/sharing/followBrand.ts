import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { companySchema } from '@/domain/company/schema';
import { printedCompany } from '@/domain/paper/header';
import type { PaperCompany } from '@/domain/paper/schema';
import { isSame } from '@/lib/stableJson';
import type { Deps } from '../platform/admin';
import { companyRef } from '../platform/collections';
import { commitFitting } from '../platform/fitting';
import { pagesOf } from '../platform/pagesOf';
import { publicDocuments } from './publicDocuments';

const PAGE = 200;

/** A company as its papers show it; null for one that cannot be read, or is gone. */
const shownCompany = (company: Record<string, unknown> | null): PaperCompany | null => {
  const { data } = companySchema.safeParse(company ?? undefined);
  return data ? printedCompany(data) : null;
};

/** Whether a change of a company changes how its papers look: logo, colors, licenses, name, address. */
export const looksDifferent = (before: Record<string, unknown> | null, after: Record<string, unknown>): boolean =>
  !isSame(shownCompany(before), shownCompany(after));

/** Dresses all that customers see under a company's links in its name and brand as they are now. What they say stays as it was sent. */
export async function followBrand(deps: Deps, companyId: string): Promise<void> {
  const links = publicDocuments(deps.db).where('companyId', '==', companyId).select();
  for await (const page of pagesOf(links, PAGE)) await commitFitting(page, (some) => dress(deps, companyId, some));
}

const dress = (deps: Deps, companyId: string, links: readonly QueryDocumentSnapshot[]): Promise<void> =>
  deps.db.runTransaction(async (transaction) => {
    const company = shownCompany((await transaction.get(companyRef(deps.db, companyId))).data() ?? null);
    if (!company) return;
    // A link may have ended since: what is gone stays gone. Of a paper only this is read, because it may be large.
    const faces = await transaction.getAll(...links.map(({ ref }) => ref), { fieldMask: ['paper.kind'] });
    for (const face of faces.filter(({ exists }) => exists))
      transaction.update(face.ref, {
        company,
        ...(face.get('paper.kind') !== undefined && { 'paper.company': company }),
      });
  });
