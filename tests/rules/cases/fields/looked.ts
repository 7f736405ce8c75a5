import { createdStamp, SEED_REVISION } from '../../support/stamps';
import { pathOf, newRecord, recordOf, WRITABLE, writtenAs, type RecordCollection } from '../../support/records';
import { chars } from '../../support/samples';
import type { Fields, RulesCase, Value } from '../../support/types';
import { change, creation, makeCase } from '../make';
import { renewed } from './largest';

const ACTOR = 'ownerA';
/** The most that a document holds is a megabyte. */
const HUGE = 900_000;

/** In a checked list, no element gets in unchecked. */
function casesOf(collection: RecordCollection, field: string, most: number): RulesCase[] {
  const full = recordOf(collection, true)[field] as Value[];
  const fresh = full.slice(0, most).map(renewed);
  const name = `looked into ${collection}.${field}`;
  const made = (label: string, expected: RulesCase['expected'], list: Value[]): RulesCase =>
    makeCase(`${name} create: ${label}`, ACTOR, expected, creation(collection, ACTOR, { [field]: list }));
  const changed = (label: string, expected: RulesCase['expected'], before: Value[], list: Value[]): RulesCase =>
    makeCase(`${name} update: ${label}`, ACTOR, expected, change(collection, ACTOR, { [field]: list }), {
      [pathOf(collection, 'A', 'r1')]: {
        ...newRecord(collection, 'seed'),
        ...createdStamp('seed', SEED_REVISION),
        [field]: before,
      },
    });
  const unseen: [string, Fields][] = [
    ['a broken one', { broken: true }],
    ['a huge one', { broken: chars(HUGE) }],
  ];
  const few = full.slice(0, 2);
  return [
    made(`${most} new`, 'allow', fresh),
    changed(`${most} new beside old ones`, 'allow', few, [...few, ...fresh]),
    changed(`${most} changed of a full list`, 'allow', full, [...fresh, ...full.slice(most)]),
    changed('one beyond a full list', 'deny', full, [...full, renewed(full[0] ?? null, 0)]),
    ...unseen.flatMap(([label, one]) => [
      made(`${label} after ${most} good`, 'deny', [...fresh, one]),
      changed(`${label} after ${most} good`, 'deny', few, [...few, ...fresh, one]),
    ]),
  ];
}

export const lookedCases: RulesCase[] = WRITABLE.flatMap((collection) =>
  Object.entries(writtenAs(collection).looked ?? {}).flatMap(([field, most]) => casesOf(collection, field, most)),
);
