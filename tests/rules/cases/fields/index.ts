import { areBothLookedAtAlike } from '../../support/allowLines';
import type { RulesCase } from '../../support/types';
import { changeableFields, recordOf, WRITABLE, writtenAs, type RecordCollection } from '../../support/records';
import type { Fields } from '../../support/types';
import { DELETED } from '../../support/types';
import { change, creation, isTurnOf, makeCase, thoroughly } from '../make';
import { estimates, invoices, recurringInvoices, settings } from './billing';
import { customers } from './customers';
import { faultsOf, otherThan, placesOf, type Fault } from './faults';
import { diagnostics, refrigerantMoves } from './diagnostics';
import { findings } from './findings';
import { jobs } from './jobs';
import { largestCases } from './largest';
import { leadReceipts, leads } from './leads';
import { manualJ, manualJRevisions } from './loadCalculations';
import { photoCases } from './photos';
import { equipment, properties } from './places';
import { pricebook, pricebookCategories, pricebookSettings, pricebookTemplates } from './pricebook';
import { imports, jobWork, notes, photos } from './small';
import { schedule } from './schedule';
import type { Shape } from '../../../../scripts/rules/shape';
import type { CollectionFields } from './spec';
import { discounts, taxes, taxExemptions } from './taxes';
import { technicians } from './technicians';
import { workSettings } from './workSettings';

/** Cases that can't be derived from the schemas. */
const MORE: Partial<Record<RecordCollection, CollectionFields>> = {
  customers,
  properties,
  equipment,
  findings,
  diagnostics,
  refrigerantMoves,
  jobs,
  jobWork,
  leads,
  leadReceipts,
  photos,
  schedule,
  notes,
  technicians,
  imports,
  taxes,
  taxExemptions,
  discounts,
  pricebook,
  pricebookCategories,
  pricebookTemplates,
  pricebookSettings,
  estimates,
  invoices,
  recurringInvoices,
  settings,
  workSettings,
  manualJ,
  manualJRevisions,
};

const ACTOR = 'ownerA';

/** Returns what each field must not hold, and for the server's fields everything but their default. */
function faultsIn(collection: RecordCollection): [field: string, faults: Fault[]][] {
  const { shape, ofServer = [], byHand = [], later = [], isUnbounded } = writtenAs(collection);
  const record = recordOf(collection);
  const place = placesOf(collection, shape, isUnbounded === true);
  return Object.entries(shape.fields).map(([field, part]) => {
    if (ofServer.includes(field))
      return [field, otherThan(record[field], byHand.includes(field) && !later.includes(field))];
    const missing: Fault[] = later.includes(field) ? [] : [{ label: 'missing', value: DELETED }];
    return [field, [...missing, ...faultsOf(part, { ...place, field })]];
  });
}

/** Removes the path to the part: `'a/b'` of `one itemId 'a/b'`. */
const faultOf = (label: string): string => /'.*$/s.exec(label)?.[0] ?? label;

/** Faults that shared functions have already been shown to reject. */
const shown = new Set<string>();

/** One in this many fields shows that updates are checked like creations, and that a field must not be missing. */
const EACH_FIELD = { each: 1, all: 6 };

/** Conditions on a shape that reject more than one fault: any of these shows that the condition exists. */
const isRefusedWithAnother = (label: string, shape: Shape): boolean =>
  (label === 'wrong type' && ['text', 'pattern', 'oneOf', 'known'].includes(shape.kind)) || label === 'a list';

function casesOf(collection: RecordCollection, place: number): RulesCase[] {
  const { ofServer = [], shape } = writtenAs(collection);
  const changeable = changeableFields(collection);
  const isLookedAtAlike = areBothLookedAtAlike(collection);
  const perField = faultsIn(collection).flatMap(([field, faults], nth) => {
    const isUpdated = changeable.includes(field) || (changeable.length > 0 && ofServer.includes(field));
    const isItsTurn = isTurnOf(nth, place, EACH_FIELD);
    const part = shape.fields[field];
    const refusedAt = faults.findIndex(({ label, isTaken }) => label !== 'missing' && isTaken !== true);
    const takenAt = faults.findIndex(({ isTaken }) => isTaken === true);
    return faults.flatMap(({ label, value, isShared, isTaken }, index) => {
      const name = `field ${collection}.${field}`;
      const fields = { [field]: value };
      if (isTaken === true) {
        // One fault in some fields shows that the rules leave it to readers.
        return [
          thoroughly(
            index !== takenAt || !isItsTurn,
            makeCase(`${name} create, left to readers: ${label}`, ACTOR, 'allow', creation(collection, ACTOR, fields)),
          ),
        ];
      }
      // Null is of the wrong type; and the first field that uses a shared function shows that it works.
      const isRepeated =
        label.endsWith('null') ||
        (isShared === true && shown.has(faultOf(label))) ||
        (label === 'missing' && !isItsTurn) ||
        (part !== undefined && !isItsTurn && faults.length > 3 && isRefusedWithAnother(label, part));
      if (isShared === true && typeof value === 'string') shown.add(label);
      return [
        thoroughly(
          isRepeated,
          makeCase(`${name} create: ${label}`, ACTOR, 'deny', creation(collection, ACTOR, fields)),
        ),
        // The same function checks both; one value shows that it is called.
        ...(isUpdated
          ? [
              thoroughly(
                index !== refusedAt || (isLookedAtAlike && !isItsTurn),
                makeCase(`${name} update: ${label}`, ACTOR, 'deny', change(collection, ACTOR, fields)),
              ),
            ]
          : []),
      ];
    });
  });
  const { refused = [], taken = [], readers = [] } = MORE[collection] ?? {};
  const isChangeable = (fields: Fields): boolean => Object.keys(fields).every((field) => changeable.includes(field));
  const byHand = (['deny', 'allow'] as const).flatMap((expected) =>
    (expected === 'deny' ? refused : taken).flatMap(([label, fields], index) => [
      makeCase(`field ${collection} create: ${label}`, ACTOR, expected, creation(collection, ACTOR, fields)),
      ...(isChangeable(fields)
        ? [
            thoroughly(
              // One case is enough to show that updates are checked too.
              expected === 'deny' && index > 0,
              makeCase(`field ${collection} update: ${label}`, ACTOR, expected, change(collection, ACTOR, fields)),
            ),
          ]
        : []),
    ]),
  );
  const left = readers.map(([label, fields]) =>
    makeCase(
      `field ${collection} create, left to readers: ${label}`,
      ACTOR,
      'allow',
      creation(collection, ACTOR, fields),
    ),
  );
  return [...perField, ...byHand, ...left];
}

/** Values the rules leave to readers, per field: the replacement fields of a record. */
export const leftToReaders: [collection: RecordCollection, label: string, fields: Fields][] = WRITABLE.flatMap(
  (collection) => [
    ...faultsIn(collection).flatMap(([field, faults]) =>
      faults
        .filter(({ label, isTaken }) => isTaken === true && label !== 'missing')
        .map(({ label, value }): [RecordCollection, string, Fields] => [
          collection,
          `${field} ${label}`,
          { [field]: value },
        ]),
    ),
    ...(MORE[collection]?.readers ?? []).map(([label, fields]): [RecordCollection, string, Fields] => [
      collection,
      label,
      fields,
    ]),
  ],
);

export const fieldCases: RulesCase[] = [...WRITABLE.flatMap(casesOf), ...largestCases, ...photoCases];
