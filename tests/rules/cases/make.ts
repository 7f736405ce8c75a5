import { uidOf } from '../support/actors';
import { changeOf, newRecord, pathOf, WRITABLE, type RecordCollection } from '../support/records';
import { fileAddress } from '../support/hosts';
import { STEP } from '../support/special';
import { updatedStamp } from '../support/stamps';
import type { Fields, Outcome, Request, RulesCase } from '../support/types';

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

/** A price change's rows are named by its id and their position, a timesheet by its owner and week. */
const ID_OF_NEW: Partial<Record<RecordCollection, string>> = {
  pricebookChangeRows: 'r1-001',
  timesheets: 'r1_2024-05-01',
};

/** Builds a new record by `actor`, with `changes`; a photo's file is in the company it is created in. */
export function creation(collection: RecordCollection, actor: string, changes: Fields = {}, companyId = 'A'): Request {
  const data: Fields = { ...newRecord(collection, uidOf(actor)), ...changes };
  if (collection === 'photos' && companyId !== 'A') {
    const path = `companies/${companyId}/jobs/r1/photo.jpg`;
    Object.assign(data, { path, url: fileAddress(path) });
  }
  // A job's work has the job's id.
  if (collection === 'jobWork' && data['jobId'] === 'r1') data['jobId'] = 'n1';
  // An opt-out has the technician's id.
  if (collection === 'recognitionOptOuts' && data['technicianId'] === 'r1') data['technicianId'] = 'n1';
  if (collection === 'leadReceipts' && data['leadId'] === 'r1') data['leadId'] = 'n1';
  return create(pathOf(collection, companyId, ID_OF_NEW[collection] ?? 'n1'), data);
}

/** Builds a change to the seeded record by `actor`. */
export const change = (
  collection: RecordCollection,
  actor: string,
  changes: Fields = changeOf(collection),
  companyId = 'A',
): Request => update(pathOf(collection, companyId, 'r1'), { ...changes, ...updatedStamp(uidOf(actor)) });

/** Builds the narrow update for work in the field. */
const progress = (actor: string, companyId = 'A'): Request => {
  const uid = uidOf(actor);
  const first = { ...STEP };
  const entry = { state: 'in-progress', at: '2024-05-02T07:00:00.000Z', by: uid, reason: '' };
  return change('jobs', actor, { progress: 'in-progress', progressLog: [first, entry] }, companyId);
};

/** Builds one request for each kind of operation on a collection, as an honest client would send it. */
export function requests(collection: RecordCollection, actor: string, companyId = 'A'): Record<string, Request> {
  const path = pathOf(collection, companyId, 'r1');
  return {
    get: get(path),
    'get missing': get(pathOf(collection, companyId, 'missing')),
    list: list(collectionPath(collection, companyId), 50),
    create: creation(collection, actor, {}, companyId),
    update: change(collection, actor, changeOf(collection), companyId),
    delete: remove(path),
    ...(collection === 'jobs' ? { progress: progress(actor, companyId) } : {}),
  };
}

/** Returns the access table's operation for a request. */
export const tableOperation = (name: string): 'read' | 'create' | 'update' | 'delete' | 'progress' =>
  name === 'get' || name === 'get missing' || name === 'list'
    ? 'read'
    : (name as 'create' | 'update' | 'delete' | 'progress');

/** If no rule allows writing, one attempt is enough; and a missing document is checked like an existing one. */
export const isSayingNothingNew = (name: string, collection: RecordCollection): boolean =>
  name === 'get missing' || (tableOperation(name) !== 'read' && !WRITABLE.includes(collection));

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

/** Marks a case as being only for `npm run test:rules:full`, if it is. */
export const thoroughly = (isThorough: boolean, one: RulesCase): RulesCase => ({ ...one, isThorough });

/**
 * Returns whether the `place`-th collection covers the `index`-th of `all`. When all collections call the same function, a few faults
 * each show that it is called; the choice rotates, so together they cover every fault.
 */
export const isTurnOf = (index: number, place: number, { each, all }: { each: number; all: number }): boolean =>
  (index + each * place) % all < each;
