import { uidOf } from '../support/actors';
import { BILLING_CHANGES } from '../support/billingRecords';
import { LOAD_CALCULATION_CHANGES } from '../support/loadCalculationRecords';
import { createdStamp, newRecord, pathOf, RECORDS, updatedStamp, type RecordCollection } from '../support/records';
import type { Fields, Outcome, Request, RulesCase } from '../support/types';

export const COLLECTIONS = Object.keys(RECORDS) as RecordCollection[];
/** The collections that clients create records in. */
export const WRITABLE = [
  'customers',
  'properties',
  'equipment',
  'jobs',
  'jobWork',
  'photos',
  'notes',
  'technicians',
  'imports',
  'taxes',
  'taxExemptions',
  'discounts',
  'pricebook',
  'pricebookCategories',
  'pricebookTemplates',
  'pricebookSettings',
  'estimates',
  'invoices',
  'recurringInvoices',
  'settings',
  'manualJ',
  'manualJRevisions',
] as const satisfies readonly RecordCollection[];
/** ... and change them. */
export const CHANGEABLE = WRITABLE.filter((collection) => collection !== 'notes' && collection !== 'manualJRevisions');

/** A change of one field that each collection takes, and that its seed does not have yet. */
export const CHANGES: Record<RecordCollection, Fields> = {
  customers: { firstName: 'Grace' },
  properties: { label: 'Barn' },
  equipment: { make: 'Trane' },
  jobs: { title: 'Leak' },
  jobWork: { workLines: [] },
  photos: { caption: 'Valve' },
  notes: { text: 'Later' },
  technicians: { firstName: 'Grace' },
  imports: { processedRows: 10 },
  taxes: { name: 'Travis County' },
  taxExemptions: { reason: 'Resale' },
  discounts: { name: 'Spring' },
  discountUses: { count: 0 },
  ...BILLING_CHANGES,
  ...LOAD_CALCULATION_CHANGES,
  merges: { state: 'undone' },
  directory: { rows: '[1]' },
  pricebook: { code: 'A-1' },
  pricebookCategories: { name: 'Heating' },
  pricebookTemplates: { name: 'Water heaters' },
  pricebookSettings: { staleAfterDays: 90 },
  pricebookChanges: { name: 'Spring' },
  pricebookChangeRows: { rows: '[1]' },
  pricebookChangeResults: { results: '[1]' },
  pricebookDirectory: { rows: '[1]' },
  activity: { detail: 'x' },
  mail: { state: 'failed' },
  invites: { role: 'admin' },
};

export const create = (path: string, data: Fields): Request => ({
  kind: 'commit',
  writes: [{ kind: 'create', path, data }],
});
export const update = (path: string, data: Fields): Request => ({
  kind: 'commit',
  writes: [{ kind: 'update', path, data }],
});
export const remove = (path: string): Request => ({ kind: 'commit', writes: [{ kind: 'delete', path }] });
export const get = (path: string): Request => ({ kind: 'get', path });
export const list = (path: string, limit?: number): Request => ({
  kind: 'list',
  path,
  query: limit === undefined ? {} : { limit },
});

export const collectionPath = (collection: string, companyId: string): string =>
  pathOf(collection, companyId, '').slice(0, -1);

/** A new record by `actor`, with `changes`; a photo's file lies in the company it is made in. */
export function creation(collection: RecordCollection, actor: string, changes: Fields = {}, companyId = 'A'): Request {
  const data: Fields = { ...newRecord(collection, uidOf(actor)), ...changes };
  if (collection === 'photos' && companyId !== 'A') data['path'] = `companies/${companyId}/jobs/r1/photo.jpg`;
  // The work on a job lies under the job's id.
  if (collection === 'jobWork' && data['jobId'] === 'r1') data['jobId'] = 'n1';
  // The rows of a change are named by it and their place in it.
  return create(pathOf(collection, companyId, collection === 'pricebookChangeRows' ? 'r1-001' : 'n1'), data);
}

/** A change of the seeded record by `actor`. */
export const change = (
  collection: RecordCollection,
  actor: string,
  changes: Fields = CHANGES[collection],
  companyId = 'A',
): Request => update(pathOf(collection, companyId, 'r1'), { ...changes, ...updatedStamp(uidOf(actor)) });

/** The narrow update of work in the field. */
export const progress = (actor: string, companyId = 'A'): Request => {
  const uid = uidOf(actor);
  const first = { ...RECORDS.jobs.progressLog[0], by: 'seed' } as Fields;
  const entry = { state: 'in-progress', at: '2024-05-02T07:00:00.000Z', by: uid, reason: '' };
  return change('jobs', actor, { progress: 'in-progress', progressLog: [first, entry] }, companyId);
};

/** One request for each kind of operation on a collection, as an honest client would send it. */
export function requests(collection: RecordCollection, actor: string, companyId = 'A'): Record<string, Request> {
  const path = pathOf(collection, companyId, 'r1');
  return {
    get: get(path),
    'get missing': get(pathOf(collection, companyId, 'missing')),
    list: list(collectionPath(collection, companyId), 50),
    create: creation(collection, actor, {}, companyId),
    update: change(collection, actor, CHANGES[collection], companyId),
    delete: remove(path),
    ...(collection === 'jobs' ? { progress: progress(actor, companyId) } : {}),
  };
}

/** Which operation of the access table a request is. */
export const tableOperation = (name: string): 'read' | 'create' | 'update' | 'delete' | 'progress' =>
  name === 'get' || name === 'get missing' || name === 'list'
    ? 'read'
    : (name as 'create' | 'update' | 'delete' | 'progress');

export const expectation = (isAllowed: boolean): Outcome => (isAllowed ? 'allow' : 'deny');

export function makeCase(
  id: string,
  actor: string,
  expected: Outcome,
  request: Request,
  before?: Record<string, Fields>,
): RulesCase {
  return before ? { id, actor, expected, request, before } : { id, actor, expected, request };
}

export { createdStamp, updatedStamp };
