import { FieldPath, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { countRecord } from './countRecord';
import { COUNTED_KINDS } from './readCounts';

const PAGE = 200;

/** Counts a company's activity from before counting existed. Safe to rerun, or to run alongside the triggers. */
export async function countAll(deps: Deps, companyId: string): Promise<void> {
  for (const kind of COUNTED_KINDS) {
    const all = inCompany(deps.db, companyId, kind).select().orderBy(FieldPath.documentId()).limit(PAGE);
    let last: DocumentSnapshot | undefined;
    do {
      const { docs } = await (last ? all.startAfter(last) : all).get();
      for (const { id } of docs) await countRecord(deps, { companyId, kind, id });
      last = docs.length < PAGE ? undefined : docs.at(-1);
    } while (last);
  }
}
