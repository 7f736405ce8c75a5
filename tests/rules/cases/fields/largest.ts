import {
  begunBy,
  changeableFields,
  newRecord,
  pathOf,
  recordOf,
  WRITABLE,
  writtenAs,
  type RecordCollection,
} from '../../support/records';
import { LINE, STEP } from '../../support/special';
import { createdStamp, SEED_REVISION, UPDATED_AT } from '../../support/stamps';
import type { Fields, RulesCase, Value } from '../../support/types';
import { change, creation, makeCase } from '../make';

/** Who costs most: the company is read for its owner too. */
const ACTOR = 'unverifiedOwner';
const UID = 'ownerA';

/** An element that differs from the seed's, so that nothing is skipped as known. */
export const renewed = (element: Value, place: number): Value => {
  const [part] = Object.entries(element as Fields).find(([, value]) => typeof value === 'string') ?? [];
  return part === undefined ? element : { ...(element as Fields), [part]: `new-${place}` };
};

/** The lists whose elements are checked, with `make` of their elements and the number that fit a request. */
function lookedLists(
  collection: RecordCollection,
  record: Fields,
  make: (list: Value[], most: number) => Value[],
): Fields {
  return Object.fromEntries(
    Object.entries(writtenAs(collection).looked ?? {}).map(([field, most]) => [
      field,
      make(record[field] as Value[], most),
    ]),
  );
}

/** A move of a job or a visit with everything else about it. */
const MOVED: Partial<Record<RecordCollection, Fields>> = {
  jobs: {
    progress: 'on-hold',
    progressLog: [{ ...STEP }, { ...STEP, state: 'on-hold', by: UID }],
    title: 'Changed',
  },
  schedule: {
    state: 'confirmed',
    log: [{ ...LINE }, { ...LINE, kind: 'placed', state: 'confirmed', by: UID }],
    title: 'Changed',
  },
  timeEntries: { endsAt: UPDATED_AT },
  inspectionTemplates: { version: 4 },
};

function casesOf(collection: RecordCollection): RulesCase[] {
  const record = recordOf(collection, true);
  const made: Fields = {
    ...record,
    ...lookedLists(collection, record, (list, most) => list.slice(0, most)),
    ...begunBy(collection, UID),
  };
  const kept = Object.fromEntries(
    Object.entries(record).filter(([field]) => changeableFields(collection).includes(field)),
  );
  const changed: Fields = {
    ...kept,
    ...lookedLists(collection, record, (list, most) => [...list.slice(0, most).map(renewed), ...list.slice(most)]),
    ...MOVED[collection],
  };
  const full: Fields = {
    ...newRecord(collection, 'seed'),
    ...createdStamp('seed', SEED_REVISION),
    ...lookedLists(collection, record, (list) => list),
  };
  return [
    makeCase(`largest ${collection} create`, ACTOR, 'allow', creation(collection, ACTOR, made)),
    ...(Object.keys(kept).length > 0
      ? [
          makeCase(
            `largest ${collection} update`,
            ACTOR,
            'allow',
            change(collection, ACTOR, changed),
            writtenAs(collection).looked && { [pathOf(collection, 'A', 'r1')]: full },
          ),
        ]
      : []),
  ];
}

/** The most expensive writes that there are must fit the 1,000 expressions of a request. */
export const largestCases: RulesCase[] = WRITABLE.flatMap(casesOf);
