import { changeableFields, recordOf, WRITABLE, writtenAs, type RecordCollection } from '../../support/records';
import { STEP } from '../../support/special';
import type { Fields, RulesCase, Value } from '../../support/types';
import { change, creation, makeCase } from '../make';

/** Who costs most: the company is read for its owner too. */
const ACTOR = 'unverifiedOwner';
const UID = 'ownerA';

/** An element that differs from the seed's, so that nothing is skipped as known. */
const renewed = (element: Value, place: number): Value => {
  const [part] = Object.entries(element as Fields).find(([, value]) => typeof value === 'string') ?? [];
  return part === undefined ? element : { ...(element as Fields), [part]: `new-${place}` };
};

function newLists(collection: RecordCollection, record: Fields): Fields {
  const { looked = {} } = writtenAs(collection);
  return Object.fromEntries(
    Object.keys(looked).map((field) => [field, (record[field] as Value[]).map((one, place) => renewed(one, place))]),
  );
}

/** A move of a job with everything else about it. */
const moved: Fields = {
  progress: 'on-hold',
  progressLog: [{ ...STEP }, { ...STEP, state: 'on-hold', by: UID }],
  title: 'Changed',
};

function casesOf(collection: RecordCollection): RulesCase[] {
  const record = recordOf(collection, true);
  const made: Fields = collection === 'jobs' ? { ...record, progressLog: [{ ...STEP, by: UID }] } : record;
  const kept = Object.fromEntries(
    Object.entries(record).filter(([field]) => changeableFields(collection).includes(field)),
  );
  const changed: Fields = {
    ...kept,
    ...newLists(collection, record),
    ...(collection === 'jobs' ? moved : {}),
  };
  return [
    makeCase(`largest ${collection} create`, ACTOR, 'allow', creation(collection, ACTOR, made)),
    ...(Object.keys(kept).length > 0
      ? [makeCase(`largest ${collection} update`, ACTOR, 'allow', change(collection, ACTOR, changed))]
      : []),
  ];
}

/** The most expensive writes that there are must fit the 1,000 expressions of a request. */
export const largestCases: RulesCase[] = WRITABLE.flatMap(casesOf);
