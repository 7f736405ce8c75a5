import type { MemoryDocuments } from '@/data/records/memoryDocuments';
import { addDaysToInstant } from '@/lib/calendar';
import { nowIso } from '@/lib/dates';

/** Older jobs that nothing else references aren't worth downloading. */
const KEEP_DAYS = 18;
/** In addition to customers with work. */
const QUIET_CUSTOMERS = 30;

type Data = Readonly<Record<string, unknown>>;

/** Returns a field's values, single or in lists, among some documents. */
const named = (documents: Iterable<Data>, field: string): Set<unknown> =>
  new Set([...documents].flatMap((data) => data[field] ?? []));

/** A job without a time isn't in the past. */
const isBefore = (time: unknown, since: string): boolean => typeof time === 'string' && time < since;

/**
 * Removes old jobs from a company, and customers with only such jobs, each with its related records: a visitor on a phone waits for every
 * one of them.
 */
export function leaveOutOld(documents: MemoryDocuments, root: string): void {
  const at = (name: string): ReadonlyMap<string, Data> => documents.at(`${root}/${name}`);
  const removeFrom = (name: string, isGone: (data: Data, id: string) => boolean): void => {
    const gone = [...at(name)].filter(([id, data]) => isGone(data, id));
    documents.apply(gone.map(([id]) => ({ kind: 'delete', path: `${root}/${name}`, id })));
  };
  const since = addDaysToInstant(nowIso(), -KEEP_DAYS);
  const papers = [
    'estimates',
    'invoices',
    'payments',
    'photos',
    'schedule',
    'manualJ',
    'plumbingCalc',
    'diagnostics',
    'inspections',
    'findings',
    'refrigerantMoves',
    'agreements',
  ];
  const jobsNamed = new Set([
    ...papers.flatMap((name) => [...named(at(name).values(), 'jobId')]),
    ...named(at('findings').values(), 'repairJobId'),
  ]);
  removeFrom('jobs', (job, id) => isBefore(job['scheduledTime'], since) && !jobsNamed.has(id));

  const atWork = new Set(['jobs', ...papers].flatMap((name) => [...named(at(name).values(), 'customerId')]));
  const quiet = [...at('customers').keys()].filter((id) => !atWork.has(id)).slice(0, QUIET_CUSTOMERS);
  const kept = new Set([...atWork, ...quiet]);
  removeFrom('customers', (_, id) => !kept.has(id));
  for (const name of ['properties', 'equipment']) removeFrom(name, (record) => !kept.has(record['customerId']));
  const jobs = new Set<unknown>(at('jobs').keys());
  for (const name of ['scoreMarks', 'reportMarks'])
    removeFrom(name, (_, id) => id.startsWith('jobs-') && !jobs.has(id.slice('jobs-'.length)));
  removeFrom('notes', (note) => note['subjectType'] === 'job' && !jobs.has(note['subjectId']));
}
