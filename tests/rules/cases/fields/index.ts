import { RECORDS, STEP, type RecordCollection } from '../../support/records';
import { DELETED, type Fields, type RulesCase, type Value } from '../../support/types';
import { change, creation, makeCase } from '../make';
import { estimates, invoices, recurringInvoices, settings } from './billing';
import { customers } from './customers';
import { jobs, laterChecks } from './jobs';
import { manualJ, manualJRevisions } from './loadCalculations';
import { equipment, properties } from './places';
import { pricebook, pricebookCategories, pricebookSettings, pricebookTemplates } from './pricebook';
import { imports, jobWork, notes, photos } from './small';
import { discounts, taxes, taxExemptions } from './taxes';
import { wrongType, wrongValues, type CollectionFields } from './spec';
import { technicians } from './technicians';

export const FIELDS = {
  customers,
  properties,
  equipment,
  jobs,
  jobWork,
  photos,
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
  manualJ,
  manualJRevisions,
} satisfies Partial<Record<RecordCollection, CollectionFields>>;
type Checked = keyof typeof FIELDS;

/** Written once: their updates are denied elsewhere. */
const isFinal = (collection: Checked): boolean => collection === 'notes' || collection === 'manualJRevisions';

/** What a photo's record keeps for good, and what is written once altogether. */
const isChangeable = (collection: Checked, field: string): boolean =>
  !isFinal(collection) && (collection !== 'photos' || ['stage', 'caption'].includes(field));

/** Fields that may say null. */
const NULLABLE: readonly string[] = [
  'costCents',
  'memberPriceCents',
  'invoiceId',
  'refrigerantChargeOz',
  'capCents',
  'usageLimit',
  'perCustomerLimit',
  'approvalAboveCents',
  'approval',
  'progress',
  'station',
];

const ACTOR = 'ownerA';

function casesOf(collection: Checked): RulesCase[] {
  const { specs, refused, taken }: CollectionFields = FIELDS[collection];
  const perField = Object.entries(specs).flatMap(([field, spec]) => {
    const bad: [string, Fields][] = [
      ['wrong type', { [field]: wrongType(spec) }],
      ['null', { [field]: NULLABLE.includes(field) ? false : null }],
      ['missing', { [field]: DELETED }],
      ...wrongValues(spec).map(([label, value]): [string, Fields] => [label, { [field]: value }]),
    ];
    return bad.flatMap(([label, fields]) => [
      makeCase(`field ${collection}.${field} create: ${label}`, ACTOR, 'deny', creation(collection, ACTOR, fields)),
      ...(isChangeable(collection, field)
        ? [makeCase(`field ${collection}.${field} update: ${label}`, ACTOR, 'deny', change(collection, ACTOR, fields))]
        : []),
    ]);
  });
  const special = refused.flatMap(([label, fields]) => [
    makeCase(`field ${collection} create: ${label}`, ACTOR, 'deny', creation(collection, ACTOR, fields)),
    ...(isFinal(collection) || collection === 'photos'
      ? []
      : [makeCase(`field ${collection} update: ${label}`, ACTOR, 'deny', change(collection, ACTOR, fields))]),
  ]);
  const honest = taken.flatMap(([label, fields]) => [
    makeCase(`field ${collection} create: ${label}`, ACTOR, 'allow', creation(collection, ACTOR, fields)),
    ...(Object.keys(fields).every((field) => isChangeable(collection, field))
      ? [makeCase(`field ${collection} update: ${label}`, ACTOR, 'allow', change(collection, ACTOR, fields))]
      : []),
  ]);
  return [...perField, ...special, ...honest];
}

const renamed = (list: readonly Value[], part: string): Value[] =>
  list.map((item) => ({ ...(item as Fields), [part]: 'changed' }));

/** Lists of which every element is another than the seed's, so that nothing is skipped as known. */
const NEW_LISTS: Partial<Record<RecordCollection, Fields>> = {
  jobs: {
    checklist: renamed(RECORDS.jobs.checklist, 'label'),
    progress: 'on-hold',
    progressLog: [{ ...STEP }, { ...STEP, state: 'on-hold', by: 'ownerA' }],
    title: 'Changed',
  },
  jobWork: { workLines: renamed(RECORDS.jobWork.workLines, 'name') },
  technicians: { licences: renamed(RECORDS.technicians.licences, 'number') },
  taxes: { taxes: renamed(RECORDS.taxes.taxes, 'name') },
  pricebook: {
    parts: renamed(RECORDS.pricebook.parts, 'itemId').map((part, index) => ({
      ...(part as Fields),
      itemId: `new-${index}`,
    })),
  },
};

const RECORDS_OF_OWNER: Record<RecordCollection, Fields> = {
  ...RECORDS,
  jobs: { ...RECORDS.jobs, progressLog: [{ ...STEP, by: 'ownerA' }] },
};

/** What a photo shows and where its file lies stays as it was taken. */
const kept = Object.entries({
  customerId: 'r2',
  url: '',
  contentType: 'image/png',
  sizeBytes: 5,
  takenAt: '2024-05-03T08:00:00.000Z',
  path: 'companies/A/jobs/r1/other.jpg',
}).map(([field, value]) =>
  makeCase(`photo keeps its ${field}`, ACTOR, 'deny', change('photos', ACTOR, { [field]: value })),
);

const oddJob = makeCase(
  'photo of a job with an odd id',
  ACTOR,
  'deny',
  creation('photos', ACTOR, { jobId: '.x', path: 'companies/A/jobs/.x/photo.jpg' }),
  {
    'companies/A/jobs/.x': { title: 'odd' },
  },
);

/** The most expensive writes there are must fit the 1,000 expressions of a request, also for an unverified owner. */
const largest: RulesCase[] = (
  [
    'customers',
    'properties',
    'equipment',
    'photos',
    'jobWork',
    'technicians',
    'imports',
    'jobs',
    'notes',
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
  ] as const
).flatMap((collection) => {
  const isWhole = !isFinal(collection) && collection !== 'photos';
  return [
    makeCase(
      `largest ${collection} create`,
      'unverifiedOwner',
      'allow',
      creation(collection, 'unverifiedOwner', RECORDS_OF_OWNER[collection]),
    ),
    ...(isWhole
      ? [
          makeCase(
            `largest ${collection} update`,
            'unverifiedOwner',
            'allow',
            change(collection, 'unverifiedOwner', { ...RECORDS[collection], ...NEW_LISTS[collection] }),
          ),
        ]
      : []),
  ];
});

const later = laterChecks.map(([label, fields]) =>
  makeCase(`field jobs create: ${label}`, ACTOR, 'deny', creation('jobs', ACTOR, fields)),
);

export const fieldCases: RulesCase[] = [
  ...(Object.keys(FIELDS) as Checked[]).flatMap(casesOf),
  ...largest,
  ...later,
  ...kept,
  oddJob,
];
