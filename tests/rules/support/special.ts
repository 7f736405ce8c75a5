import { fileAddress } from './hosts';
import { PAPER, SMALL_PAPER, WORK_LINE } from './papers';
import { chars, times, type Special } from './samples';
import { CREATED_AT, UPDATED_AT } from './stamps';
import type { Fields } from './types';

const id = chars(128);
export const STEP: Fields = { state: 'scheduled', at: CREATED_AT, by: 'seed', reason: chars(300) };
/** The first line of a visit's log, as seeded. */
export const LINE: Fields = {
  id: 'made',
  kind: 'made',
  state: 'planned',
  startsAt: CREATED_AT,
  at: CREATED_AT,
  by: 'seed',
  technicianId: '',
  reason: '',
};
export const LEAD_LINE: Fields = { id: 'called', kind: 'called', at: CREATED_AT, by: 'seed', text: chars(500) };
export const ANSWER: Fields = { id: 'flame', value: 'pass', note: '', at: CREATED_AT, by: 'seed' };
/** Returns three lines by one person, the maximum that a write may add at once. */
export const threeOf = (line: Fields, by: string): Fields[] => times(3, (index) => ({ ...line, by, id: `l${index}` }));
/** The time of signing is now, or a few days ago when offline. */
const signedNow = (): string => new Date().toISOString();
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
/** The account of the seeded technician. */
const SEEDED_ACCOUNT = '0'.padStart(128, 'x');
const numbered = (count: number, one: Fields): Fields[] => times(count, (index) => ({ ...one, id: `n${index}` }));
/** Returns a site as large as its form allows: the total of its text is limited, not each list separately. */
const siteBlocks = (isLargest: boolean): Fields[] =>
  times(isLargest ? 40 : 1, (index) => ({
    id: `block${String(index)}`,
    page: 'home',
    kind: 'text',
    title: chars(120),
    text: chars(isLargest ? 3000 : 30),
    items: [],
  }));

const week: Fields = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sun'].map((day) => [day, DAY]));

/** Values of new records that schemas can't express: dependencies between fields, and references to other records. */
export const SPECIAL: Special = {
  // One that the office copied manually from another site: for the other sources only functions create any.
  'reviews.source': () => 'yelp',
  'reviews.externalId': () => '',
  'reviews.state': () => 'published',
  'reviews.hiddenReason': () => '',
  'reviews.isJobVerified': () => false,
  'reviews.requestId': () => '',
  'reviews.lastSeenAt': () => '',
  'reviews.reply': () => ({
    text: '',
    state: '',
    writtenBy: '',
    approvedBy: '',
    approvedAt: '',
    postedAt: '',
    fault: '',
  }),
  'reviews.needsReply': () => true,
  'properties.pin': () => '35.59510, -82.55150',
  'websiteContent.blocks': siteBlocks,
  'websiteVersions.content.blocks': siteBlocks,
  'technicians.basePin': () => '35.59510, -82.55150',
  'technicians.workingHours': () => ({ ...week, sat: { ...DAY, isOff: true, end: '00:00' } }),
  'jobs.arrivalWindowEnd': () => UPDATED_AT,
  'jobs.progress': () => 'scheduled',
  'jobs.progressLog': () => [STEP],
  'jobs.invoiceId': () => null,
  'jobs.invoice': () => ({ status: null, customerId: '0'.padStart(128, 'x') }),
  'googlePosts.state': () => 'draft',
  'siteGates.state': () => 'open',
  'siteGates.log': () => [],
  'schedule.kind': () => 'visit',
  'schedule.placement.timeZone': () => 'America/Argentina/Buenos_Aires',
  'schedule.placement.endsAt': () => UPDATED_AT,
  'schedule.placement.windowEndsAt': () => UPDATED_AT,
  'schedule.placement.isLocked': () => false,
  'schedule.propertyPin': () => '35.59510, -82.55150',
  'schedule.seriesRule': () => 'month 12 31 2027-05-01',
  'schedule.state': () => 'planned',
  'schedule.log': () => [LINE],
  'timeEntries.technicianId': () => 'r1',
  'timeEntries.accountUid': () => SEEDED_ACCOUNT,
  'timeEntries.source': () => 'tap',
  'timeEntries.kind': () => 'break',
  'timeEntries.endsAt': () => '',
  'timeEntries.replaces': () => '',
  'timeEntries.reason': () => '',
  'timesheets.technicianId': () => 'r1',
  'timesheets.accountUid': () => SEEDED_ACCOUNT,
  'timesheets.state': () => 'returned',
  'jobWork.jobId': () => 'r1',
  'jobWork.workLines': (isLargest) => numbered(isLargest ? 100 : 1, WORK_LINE),
  'recognitions.state': () => 'proposed',
  'recognitions.decidedBy': () => '',
  'recognitions.decidedAt': () => '',
  'recognitionOptOuts.technicianId': () => 'r1',
  'findings.state': () => 'verified',
  'workSignatures.signedAt': signedNow,
  'estimateSignatures.signedAt': signedNow,
  'findingApprovals.signedAt': signedNow,
  'orderSignatures.signedAt': signedNow,
  'findingDeclines.signedAt': signedNow,
  'inspections.answers': () => [ANSWER],
  'inspections.signatures': (isLargest) => [
    { id: 'sign', name: chars(120), imageDataUrl: chars(isLargest ? 40_000 : 20), signedAt: CREATED_AT },
  ],
  'leads.log': () => [LEAD_LINE],
  'leads.isOpen': () => false,
  'leads.state': () => 'out-of-area',
  'leads.isDuplicate': () => true,
  'leadReceipts.leadId': () => 'r1',
  'photos.jobId': () => 'r1',
  'photos.path': () => 'companies/A/jobs/r1/photo.jpg',
  'photos.url': () => `${fileAddress('companies/A/jobs/r1/photo.jpg')}?alt=media&token=${chars(600)}`,
  'notes.authorName': () => 'Ada Lo',
  'imports.mapping': (isLargest) =>
    isLargest
      ? Object.fromEntries(times(40, (index) => String(index).padStart(60, 'x')).map((key) => [key, chars(200)]))
      : { firstName: 'First name' },
  'estimates.document': (isLargest) => (isLargest ? PAPER : SMALL_PAPER)('estimate'),
  'invoices.document': (isLargest) => (isLargest ? PAPER : SMALL_PAPER)('invoice'),
  'invoices.kind': () => 'progress',
  'invoices.progress': () => ({ completion: { kind: 'overall', ppm: 1 }, contract: [], billedBefore: [] }),
  'recurringInvoices.template.document': (isLargest) => (isLargest ? PAPER : SMALL_PAPER)('invoice'),
  'taxes.taxes': (isLargest) => numbered(isLargest ? 20 : 1, TAX),
  // They may be omitted, so the rules don't check for them.
  'agreements.tax': (isLargest) => (isLargest ? PAPER : SMALL_PAPER)('invoice')['tax'] ?? {},
  'taxes.taxes[].rules[].places': () => ['home', 'business'],
  'taxes.taxes[].rules[].contracts': () => ['separated', 'onePrice'],
  'taxes.taxes[].rules[].certificate': () => 'on-file',
  'pricebook.kind': () => 'bundle',
  'pricebook.pricing': () => ({ kind: 'markup', ratePpm: 100_000_000 }),
  'workSettings.arrivalWindows': (isLargest) =>
    times(isLargest ? 12 : 1, (index) => ({ id: `w${index}`, from: '08:00', to: '10:00' })),
  'pricebookSettings.tiers': () => times(20, (index) => ({ upToCents: (index + 1) * 1000, markupPpm: 500_000 })),
  'pricebookChangeRows.changeId': () => 'r1',
  'pricebookChangeRows.index': () => 1,
  'pricebookChangeRows.rows': (isLargest) => (isLargest ? chars(400_000) : '[]'),
  'inspectionTemplates.version': () => 3,
  'manualJ.revisionNumber': () => 3,
  'manualJ.house': (isLargest) => (isLargest ? `{${chars(199_999)}` : '{}'),
  // The rules limit both together to 120,000 characters.
  'manualJ.ducts': (isLargest) => (isLargest ? chars(60_000) : ''),
  'manualJ.floorPlan': (isLargest) => (isLargest ? chars(60_000) : ''),
  'plumbingCalc.revisionNumber': () => 3,
  'plumbingCalcRevisions.projectId': () => 'r1',
  'manualJRevisions.projectId': () => 'r1',
  'manualJRevisions.house': (isLargest) => (isLargest ? `{${chars(199_999)}` : '{}'),
  // The rules limit both together to 120,000 characters.
  'manualJRevisions.ducts': (isLargest) => (isLargest ? chars(60_000) : ''),
  'manualJRevisions.floorPlan': (isLargest) => (isLargest ? chars(60_000) : ''),
};
