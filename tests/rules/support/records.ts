import { BILLING_RECORDS, SMALLER_BILLING } from './billingRecords';
import { LOAD_CALCULATION_RECORDS, SMALLER_LOAD_CALCULATIONS } from './loadCalculationRecords';
import type { Fields, Value } from './types';

export const SEED_REVISION = 'seed-revision-1';
export const CREATED_AT = '2024-05-01T08:00:00.000Z';
export const UPDATED_AT = '2024-05-02T08:00:00.000Z';

/** The fields that every new record carries. */
export const createdStamp = (uid: string, revision = 'new-revision-1'): Fields => ({
  createdBy: uid,
  createdAt: CREATED_AT,
  updatedBy: uid,
  updatedAt: CREATED_AT,
  revision,
  baseRevision: '',
});

/** The fields that every change of a seeded record carries. */
export const updatedStamp = (uid: string): Fields => ({
  updatedBy: uid,
  updatedAt: UPDATED_AT,
  revision: 'next-revision-1',
  baseRevision: SEED_REVISION,
});

export const chars = (count: number): string => 'x'.repeat(count);
const times = <T extends Value>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
/** Texts of exactly `length` that differ. */
const texts = (count: number, length: number): string[] => times(count, (index) => String(index).padStart(length, 'x'));

const id = chars(128);
const phone = '+1 (512) 555-0134 ext. 123456';
const email = `${chars(60)}.o'neil+tag@mail.example.com`;

export const ADDRESS: Fields = {
  street: chars(200),
  unit: chars(60),
  city: chars(120),
  state: chars(60),
  postalCode: chars(20),
  country: chars(60),
};
export const CONTACT: Fields = { id, name: chars(120), role: chars(80), phone, email };
export const CHECK: Fields = { id, label: chars(200), isDone: true, doneAt: CREATED_AT, doneBy: id };
/** A line whose description is short: a hundred of the longest would fill 400 kB, which only the server's limit is for. */
export const WORK_LINE: Fields = {
  id,
  name: chars(200),
  description: chars(400),
  kind: 'material',
  quantityE4: 25_000,
  unit: chars(20),
  unitPriceCents: 1_000_000_000,
  unitCostCents: null,
  taxClass: 'materials',
  isDiscountable: true,
  isOptional: false,
  isSelected: true,
  isQuantityEditable: false,
  photoUrl: '',
  optionId: '',
  pricebookItemId: id,
};
export const LICENCE: Fields = { id, name: chars(120), number: chars(60), expiresOn: '2026-12-31' };
export const DAY: Fields = { isOff: false, start: '08:00', end: '17:30' };
export const TAX: Fields = {
  id,
  name: chars(120),
  jurisdiction: { name: chars(120), level: 'district', region: chars(10) },
  isCompound: true,
  order: 1000,
  rules: times(3, () => ({
    taxClasses: ['labour'],
    jobNatures: ['repair'],
    ratePpm: 62_500,
    effectiveFrom: '2024-01-01',
    effectiveTo: '',
    note: chars(300),
  })),
};
export const STEP: Fields = { state: 'scheduled', at: CREATED_AT, by: 'seed', reason: chars(300) };

/** A record of each collection with every field as large as its schema lets it be, without the audit fields. */
export const RECORDS = {
  customers: {
    kind: 'company',
    firstName: chars(80),
    lastName: chars(80),
    companyName: chars(160),
    phone,
    email,
    contacts: times(10, (index) => ({ ...CONTACT, id: `contact-${index}` })),
    billingAddress: ADDRESS,
    tags: texts(20, 40),
    source: 'walk-in',
    language: chars(40),
    consent: { email: 'yes', sms: 'no', phone: 'unknown' },
    isDoNotService: true,
    doNotServiceReason: chars(300),
    paymentTerms: 'due-on-receipt',
    isTaxExempt: true,
    notes: chars(10_000),
    name: chars(330),
    sortName: chars(330),
    status: 'archived',
    externalId: chars(200),
    importId: id,
    mergedIntoId: '',
  },
  properties: {
    customerId: id,
    label: chars(80),
    address: ADDRESS,
    accessNotes: chars(2000),
    gateCode: chars(40),
    hazards: chars(300),
    importId: id,
  },
  equipment: {
    customerId: id,
    propertyId: id,
    type: 'tankless-water-heater',
    make: chars(80),
    model: chars(80),
    serial: chars(80),
    location: chars(120),
    installDate: '2019-02-28',
    warrantyUntil: '2029-12-31',
    refrigerant: chars(20),
    refrigerantChargeOz: 99.5,
    notes: chars(2000),
    importId: id,
  },
  jobs: {
    title: chars(160),
    type: 'maintenance',
    priority: 'emergency',
    customerId: id,
    propertyId: id,
    equipmentIds: texts(20, 128),
    contactName: chars(120),
    contactPhone: phone,
    scheduledTime: CREATED_AT,
    durationMinutes: 14_400,
    arrivalWindowStart: CREATED_AT,
    arrivalWindowEnd: UPDATED_AT,
    technicianIds: texts(10, 128),
    description: chars(10_000),
    customerNotes: chars(10_000),
    internalNotes: chars(10_000),
    poNumber: chars(60),
    source: chars(60),
    tags: texts(20, 40),
    checklist: times(30, (index) => ({ ...CHECK, id: `check-${index}` })),
    number: chars(20),
    customerName: chars(330),
    customerSortName: chars(330),
    customerPhone: chars(40),
    propertyAddress: chars(600),
    progress: 'scheduled',
    progressLog: [STEP],
    holdReason: chars(300),
    cancelReason: chars(300),
    parentJobId: id,
    invoiceId: null,
    invoice: { status: null, customerId: id },
  },
  jobWork: { jobId: 'r1', customerId: id, workLines: times(100, (index) => ({ ...WORK_LINE, id: `line-${index}` })) },
  photos: {
    jobId: 'r1',
    customerId: id,
    stage: 'before',
    caption: chars(300),
    path: 'companies/A/jobs/r1/photo.jpg',
    url: `https://firebasestorage.example/${chars(1968)}`,
    contentType: 'image/jpeg',
    sizeBytes: 15_728_640,
    takenAt: CREATED_AT,
  },
  notes: { subjectType: 'customer', subjectId: id, customerId: id, text: chars(10_000), authorName: chars(200) },
  technicians: {
    firstName: chars(80),
    lastName: chars(80),
    jobTitle: chars(80),
    email,
    phone,
    skills: texts(30, 60),
    licences: times(20, (index) => ({ ...LICENCE, id: `licence-${index}` })),
    color: '#1c7ed6',
    homeBase: ADDRESS,
    workingHours: {
      mon: DAY,
      tue: DAY,
      wed: DAY,
      thu: DAY,
      fri: DAY,
      sat: { ...DAY, isOff: true, end: '00:00' },
      sun: DAY,
    },
    emergencyContact: chars(160),
    notes: chars(4000),
    linkedUid: id,
    status: 'active',
  },
  imports: {
    fileName: chars(300),
    fileHash: chars(64),
    preset: 'housecall-pro',
    mapping: Object.fromEntries(texts(40, 60).map((key) => [key, chars(200)])),
    status: 'running',
    totalRows: 1_000_000,
    processedRows: 0,
    createdCount: 0,
    existingCount: 0,
    duplicateCount: 0,
    errorCount: 0,
  },
  taxes: {
    name: chars(120),
    stacking: 'combined',
    taxes: times(20, (index) => ({ ...TAX, id: `tax-${index}` })),
    area: {
      country: chars(60),
      regions: texts(60, 10),
      counties: texts(60, 60),
      cities: texts(200, 60),
      postalPrefixes: texts(200, 10),
    },
    isDefault: true,
    isActive: true,
    notes: chars(2000),
  },
  taxExemptions: {
    customerId: id,
    propertyId: id,
    certificateNumber: chars(60),
    reason: chars(200),
    regions: texts(60, 10),
    taxClasses: ['labour', 'materials', 'equipment', 'fee', 'shipping', 'other', 'exempt'],
    validFrom: '2024-01-01',
    expiresOn: '2029-12-31',
    documentUrl: `https://files.example/${chars(1978)}`,
  },
  discounts: {
    name: chars(120),
    code: chars(40),
    kind: 'percent',
    ratePpm: 1_000_000,
    amountCents: 100_000_000_000,
    scope: 'document',
    itemKinds: ['service', 'labour', 'material', 'equipment', 'fee', 'other'],
    funding: 'company',
    stacking: 'exclusive',
    order: 1000,
    capCents: 100_000_000_000,
    minimumSubtotalCents: 100_000_000_000,
    startsOn: '2024-01-01',
    endsOn: '2029-12-31',
    usageLimit: 1_000_000,
    perCustomerLimit: 1000,
    reason: chars(200),
    approvalAboveCents: 100_000_000_000,
    isActive: true,
    isArchived: false,
    usedTotal: 0,
  },
  discountUses: { discountId: 'r1', customerId: 'r1', count: 3 },
  ...BILLING_RECORDS,
  ...LOAD_CALCULATION_RECORDS,
  merges: { survivorId: 'r1', duplicateId: 'r2', survivorName: 'A', duplicateName: 'B', state: 'done', movedCount: 3 },
  pricebook: {
    kind: 'bundle',
    code: chars(40),
    name: chars(200),
    sortName: chars(200),
    description: chars(4000),
    categoryId: id,
    photoUrl: `https://files.example/${chars(1978)}`,
    unit: chars(20),
    costCents: 999_999_999,
    costCheckedOn: '2026-01-31',
    vendor: chars(120),
    vendorPartNumber: chars(80),
    pricing: { kind: 'markup', ratePpm: 100_000_000 },
    priceCents: 1_000_000_000,
    memberPriceCents: 999_999_999,
    durationMinutes: 14_400,
    taxClass: 'materials',
    isDiscountable: true,
    warrantyText: chars(1000),
    isActive: true,
    parts: times(50, (index) => ({ itemId: `part-${index}`, quantityE4: 10_000 })),
  },
  pricebookCategories: { name: chars(80), parentId: id, order: 100_000 },
  pricebookTemplates: {
    name: chars(160),
    description: chars(2000),
    isActive: true,
    options: times(5, (index) => ({
      id: `option-${index}`,
      name: chars(120),
      description: chars(1000),
      isRecommended: index === 1,
      items: times(30, (item) => ({ itemId: `item-${item}`, quantityE4: 10_000 })),
    })),
  },
  pricebookSettings: {
    tiers: times(20, (index) => ({ upToCents: (index + 1) * 1000, markupPpm: 500_000 })),
    rounding: 'ninety-nine',
    staleAfterDays: 180,
    lowMarginPpm: 200_000,
  },
  pricebookChanges: {
    name: chars(200),
    status: 'draft',
    createdCount: 1_000_000,
    updatedCount: 0,
    deactivatedCount: 0,
    lowMarginCount: 0,
    chunkCount: 500,
    goLiveOn: '',
    approvedBy: '',
    approvedAt: '',
    liveAt: '',
    doneChunks: 0,
    appliedCount: 0,
    skippedCount: 0,
    restoredCount: 0,
    keptCount: 0,
  },
  pricebookChangeRows: { changeId: 'r1', index: 1, rows: chars(400_000) },
  pricebookChangeResults: { changeId: 'r1', index: 0, results: '[]', before: '[]' },
  pricebookDirectory: { shard: 7, updatedAt: CREATED_AT, count: 1, rows: '[]' },
  directory: { shard: 7, updatedAt: CREATED_AT, count: 1, rows: '[]' },
  activity: {
    at: CREATED_AT,
    actorUid: 'office',
    verb: 'created',
    subjectType: 'customer',
    subjectId: 'r1',
    subjectName: 'A',
    customerId: 'r1',
    changedFields: [],
    detail: '',
  },
  mail: {
    kind: 'invoice',
    subjectType: 'invoice',
    subjectId: 'r1',
    customerId: 'r1',
    to: ['ada@example.test'],
    subject: 'Invoice INV-1',
    state: 'sent',
    error: '',
    requestedAt: CREATED_AT,
    sentAt: CREATED_AT,
    sentBy: 'office',
  },
  invites: {
    companyId: 'A',
    companyName: 'Acme',
    email: 'new@example.test',
    role: 'office',
    status: 'pending',
    invitedBy: 'admin',
    expiresAt: UPDATED_AT,
    acceptedBy: '',
  },
} satisfies Record<string, Fields>;

export const COMPANY: Fields = {
  name: chars(160),
  industry: 'hvac',
  phone,
  email,
  website: `www.${chars(196)}`,
  address: ADDRESS,
  timeZone: 'America/Argentina/Buenos_Aires',
  branding: { logoUrl: 'https://cdn.example/logo.png', primaryColor: '#0b5d57', accentColor: '#f08c00' },
};

export type RecordCollection = keyof typeof RECORDS;

/** Where a record lives: technicians under the company's owner, the rest under the company. */
export const pathOf = (collection: string, companyId: string, recordId: string): string =>
  collection === 'technicians'
    ? `users/owner${companyId}/technicians/${recordId}`
    : `companies/${companyId}/${collection}/${recordId}`;

/** What makes a record large to send; most cases are about something else. */
const SMALLER: Partial<Record<RecordCollection, Fields>> = {
  customers: { contacts: [CONTACT], tags: ['vip'], notes: 'x' },
  jobs: {
    equipmentIds: ['e1'],
    technicianIds: ['t1'],
    description: 'x',
    customerNotes: 'x',
    internalNotes: 'x',
    tags: ['vip'],
    checklist: [CHECK],
  },
  jobWork: { workLines: [WORK_LINE] },
  technicians: { skills: ['HVAC'], licences: [LICENCE], notes: 'x' },
  notes: { text: 'x' },
  pricebook: { description: 'x', parts: [{ itemId: 'p1', quantityE4: 10_000 }] },
  pricebookChangeRows: { rows: '[]' },
  imports: { mapping: { firstName: 'First name' } },
  taxes: {
    taxes: [TAX],
    area: { country: 'US', regions: ['TX'], counties: [], cities: ['Austin'], postalPrefixes: ['787'] },
    notes: 'x',
  },
  taxExemptions: { regions: ['TX'] },
  ...SMALLER_BILLING,
  ...SMALLER_LOAD_CALCULATIONS,
};

/** A record with its audit fields, full-size when asked for. A job's log begins with whoever makes it. */
export function newRecord(collection: RecordCollection, uid: string, isLargest = false): Fields {
  const record: Fields = { ...RECORDS[collection], ...(isLargest ? {} : SMALLER[collection]), ...createdStamp(uid) };
  return collection === 'jobs' ? { ...record, progressLog: [{ ...STEP, by: uid }] } : record;
}
