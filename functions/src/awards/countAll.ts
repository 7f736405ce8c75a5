import { FieldPath } from 'firebase-admin/firestore';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { pagesOf } from '../platform/pagesOf';
import { countRecord } from './countRecord';
import { COUNTED_KINDS } from './readCounts';

const PAGE = 200;

/** Counts a company's activity from before counting existed. Safe to rerun, or to run alongside the triggers. */
export async function countAll(deps: Deps, companyId: string): Promise<void> {
  for (const kind of COUNTED_KINDS) {
    const all = inCompany(deps.db, companyId, kind).select().orderBy(FieldPath.documentId());
    for await (const docs of pagesOf(all, PAGE))
      for (const { id } of docs) await countRecord(deps, { companyId, kind, id });
  }
}
