import { begunBy, changeableFields, recordOf, WRITABLE, type RecordCollection } from '../../support/records';
import { ANSWER, LEAD_LINE, LINE, threeOf, STEP } from '../../support/special';
import { UPDATED_AT } from '../../support/stamps';
import type { Fields, RulesCase } from '../../support/types';
import { change, creation, makeCase } from '../make';

/** The most expensive actor: for an owner, the company is read too. */
const ACTOR = 'unverifiedOwner';
const UID = 'ownerA';

/** A move of a job or a visit along with all of its other fields. */
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
  leads: { log: [{ ...LEAD_LINE }, ...threeOf(LEAD_LINE, UID)] },
  inspections: { answers: [{ ...ANSWER }, ...threeOf(ANSWER, UID)] },
  inspectionTemplates: { version: 4 },
};

function casesOf(collection: RecordCollection): RulesCase[] {
  const record = recordOf(collection, true);
  const kept = Object.fromEntries(
    Object.entries(record).filter(([field]) => changeableFields(collection).includes(field)),
  );
  const changed: Fields = { ...kept, ...MOVED[collection] };
  return [
    makeCase(
      `largest ${collection} create`,
      ACTOR,
      'allow',
      creation(collection, ACTOR, { ...record, ...begunBy(collection, UID) }),
    ),
    ...(Object.keys(kept).length > 0
      ? [makeCase(`largest ${collection} update`, ACTOR, 'allow', change(collection, ACTOR, changed))]
      : []),
  ];
}

/** The most expensive writes possible must fit the limit of 1,000 expressions per request. */
export const largestCases: RulesCase[] = WRITABLE.flatMap(casesOf);
