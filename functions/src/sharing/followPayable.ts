import { MEMBER_STATES } from '@/domain/agreement/record/state';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { followRecord } from './followRecord';
import { tokenOf } from './publicDocuments';

/** More links with something to pay than a company usually has; older ones follow with their next change. */
const FACES = 500;
const AT_ONCE = 10;

/** Refreshes what a company's payable links show. */
export async function followPayable(deps: Deps, companyId: string): Promise<void> {
  const of = (name: 'invoices' | 'estimates' | 'agreements') => inCompany(deps.db, companyId, name);
  const [invoices, estimates, agreements] = await Promise.all([
    of('invoices').where('isOpen', '==', true).select('token').limit(FACES).get(),
    of('estimates').where('state', '==', 'approved').select('token').limit(FACES).get(),
    of('agreements')
      .where('state', 'in', [...MEMBER_STATES])
      .select('token')
      .limit(FACES)
      .get(),
  ]);
  const subjects = [
    ...invoices.docs.map((record) => ({ kind: 'invoice' as const, record })),
    ...estimates.docs.map((record) => ({ kind: 'estimate' as const, record })),
    ...agreements.docs.map((record) => ({ kind: 'agreement' as const, record })),
  ].filter(({ record }) => tokenOf(record.data()) !== '');
  for (let start = 0; start < subjects.length; start += AT_ONCE) {
    await Promise.all(
      subjects
        .slice(start, start + AT_ONCE)
        .map(({ kind, record }) => followRecord(deps, { companyId, kind, subjectId: record.id })),
    );
  }
}
