import { warn } from 'firebase-functions/logger';
import type { Query } from 'firebase-admin/firestore';
import type { Earning } from '@/domain/commission/earning';
import { addDaysToInstant } from '@/lib/calendar';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { pagesOf } from '../platform/pagesOf';
import { transactionsTogether } from '../platform/transactionsTogether';
import { keepEarnings } from './keepEarnings';

const PAGE = 300;
/** Work items processed together: their shared data (rules, people) is read once. */
const AT_ONCE = 12;
/** Reactions are retried for an hour; anything changed within this time is recomputed at night. */
const RECENT_DAYS = 2;

type Source = Earning['source'];
type Plan = { companyId: string; startsOn: string };

/**
 * Applies a plan to the work since its day and to planned work, then records that it's done. Safe to repeat.
 * @param until when to stop (epoch ms); the nightly run does the rest
 * @returns whether everything is done
 */
export async function workOutPlan(deps: Deps, { until, ...plan }: Plan & { until: number }): Promise<boolean> {
  for await (const sources of inGroups(concernedBy(deps, plan))) {
    if (Date.parse(deps.now()) >= until) return false;
    await keepTogether(deps, plan.companyId, sources);
  }
  await inCompany(deps.db, plan.companyId, 'payPlans').doc(plan.startsOn).update({ isWorkedOut: true });
  return true;
}

/** Groups sources, without duplicates. */
async function* inGroups(sources: AsyncGenerator<Source>): AsyncGenerator<Source[]> {
  const seen = new Set<string>();
  let group: Source[] = [];
  for await (const source of sources) {
    const name = `${source.kind} ${source.id}`;
    if (seen.has(name)) continue;
    seen.add(name);
    group.push(source);
    if (group.length < AT_ONCE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** @returns how many of them changed */
async function keepTogether(deps: Deps, companyId: string, sources: readonly Source[]): Promise<number> {
  const together = { ...deps, db: transactionsTogether(deps.db) };
  const changed = await Promise.all(sources.map((source) => keepEarnings(together, { companyId, source })));
  return changed.filter(Boolean).length;
}

/** Nightly: finishes plans that took longer than their call, and rechecks recent writes, since an event may have been dropped. */
export async function compareEarnings(deps: Deps, companyId: string): Promise<number> {
  const plans = inCompany(deps.db, companyId, 'payPlans');
  if ((await plans.limit(1).get()).empty) return 0;
  for (const { id } of (await plans.where('isWorkedOut', '==', false).get()).docs)
    await workOutPlan(deps, { companyId, startsOn: id, until: Infinity });
  const since = addDaysToInstant(deps.now(), -RECENT_DAYS);
  const written = (name: 'jobs' | 'invoices' | 'agreements'): Query =>
    inCompany(deps.db, companyId, name).where('updatedAt', '>=', since).orderBy('updatedAt');
  const sources = [
    sourcesOf(written('jobs').select('updatedAt'), ({ id }) => ({ kind: 'job', id })),
    sourcesOf(written('agreements').select('updatedAt'), ({ id }) => ({ kind: 'agreement', id })),
    sourcesOf(written('invoices').select('updatedAt', 'jobId'), (invoice) =>
      invoice.get('jobId') ? null : { kind: 'invoice', id: invoice.id },
    ),
  ];
  let corrected = 0;
  for (const some of sources)
    for await (const group of inGroups(some)) corrected += await keepTogether(deps, companyId, group);
  if (corrected > 0) warn('earnings corrected', { companyId, corrected });
  return corrected;
}

type Found = { id: string; get: (field: string) => unknown };

async function* sourcesOf(query: Query, sourceOf: (found: Found) => Source | null): AsyncGenerator<Source> {
  for await (const docs of pagesOf(query, PAGE))
    for (const found of docs) {
      const source = sourceOf(found);
      if (source) yield source;
    }
}

/** Finds work billed since a day, jobs planned from then on, and agreements that started. May contain duplicates. */
async function* concernedBy({ db }: Deps, { companyId, startsOn: since }: Plan): AsyncGenerator<Source> {
  const of = (name: Parameters<typeof inCompany>[2], field: string): Query =>
    inCompany(db, companyId, name).where(field, '>=', since).orderBy(field);
  yield* sourcesOf(of('jobs', 'scheduledTime').select('scheduledTime'), ({ id }) => ({ kind: 'job', id }));
  yield* sourcesOf(of('agreements', 'startsOn').select('startsOn'), ({ id }) => ({ kind: 'agreement', id }));
  for await (const docs of pagesOf(of('ledger', 'on').select('on', 'invoiceId'), PAGE)) {
    const ids = new Set(docs.map((entry): unknown => entry.get('invoiceId')));
    const refs = [...ids].flatMap((id) =>
      typeof id === 'string' && id !== '' ? [inCompany(db, companyId, 'invoices').doc(id)] : [],
    );
    for (const invoice of refs.length > 0 ? await db.getAll(...refs, { fieldMask: ['jobId'] }) : []) {
      const jobId: unknown = invoice.get('jobId');
      yield typeof jobId === 'string' && jobId !== ''
        ? { kind: 'job', id: jobId }
        : { kind: 'invoice', id: invoice.id };
    }
  }
}
