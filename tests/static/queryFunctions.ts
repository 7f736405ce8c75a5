import { activityOfCustomer, activityOfSubject, auditLog } from '@/domain/activity/queries';
import { recentLedgerMonths } from '@/domain/attention/money';
import {
  disputedPayments,
  estimatesAnswered,
  estimatesToActOn,
  failedMail,
  finishedJobs,
  lateJobs,
  longestOverdue,
  paymentsSince,
  reportsOfMonth,
  rescheduleRequests,
  textedAnswers,
  unclearTexts,
  unfinishedImports,
  unscheduledJobs,
  visitsToldLate,
} from '@/domain/attention/queries';
import { exampleDebts, exampleJobs } from '@/domain/assistant/ownExamples';
import { brandVersions } from '@/domain/brand/version';
import { addedBetween, allCustomers, archivedByName, customersBy, mergesInto } from '@/domain/customer/queries';
import { discountUsesOf } from '@/domain/discount/discountRecord';
import { equipmentOf } from '@/domain/equipment/queries';
import {
  ESTIMATE_SORTS,
  estimateCount,
  estimateList,
  estimatesByCustomerName,
  estimatesByNumber,
  estimatesByTitle,
  estimatesMadeIntoJob,
  estimatesOfJob,
  FIGURE_VIEWS,
  STATUS_FILTERS,
} from '@/domain/estimate/queries';
import {
  creditNotesOfInvoice,
  INVOICE_SORTS,
  INVOICE_VIEWS,
  invoiceCount,
  invoiceList,
  invoicesByCustomerName,
  invoicesByDraftNumber,
  invoicesByNumber,
  invoicesByPo,
  invoicesOfCustomer,
  invoicesOfEstimate,
  invoicesOfJob,
  invoicesOfJobs,
  estimatesOfJobs,
  workOfJobs,
  jobsToInvoice,
  openInvoicesOfCustomer,
  openInvoicesOfCustomers,
  paymentsOfEstimate,
  paymentsOfInvoice,
  recurringOfCustomer,
  runsOf,
} from '@/domain/invoice/queries';
import { financingList, financingOf } from '@/domain/financing/queries';
import { overpaidInvoices } from '@/domain/invoice/credit';
import { badDebts } from '@/domain/ledger/badDebt';
import { waitingEmergencies } from '@/domain/statusboard/queries';
import { positionsNow } from '@/domain/position/schema';
import { snoozesUntil } from '@/domain/statusboard/snooze';
import { answeredEstimates, waitingEstimates } from '@/domain/estimate/waiting';
import { statementEntries } from '@/domain/invoice/statement';
import { visitsOn } from '@/domain/attention/weekAhead';
import { notesOn } from '@/domain/note/queries';
import { photosOfJob } from '@/domain/photo/queries';
import {
  allCategories,
  allItems,
  allTemplates,
  archivedItemsByName,
  chunksOf,
  ITEM_ORDERS,
  itemsBy,
  recentChanges,
} from '@/domain/pricebook/queries';
import { propertiesOf } from '@/domain/property/queries';
import { beginningWith } from '@/domain/record/search';
import { latestOfCustomers, recordsFrom, recordsWith } from '@/domain/search/queries';
import { recordsWithWord, WORD_COLLECTIONS } from '@/domain/search/words';
import { signaturesOfJob } from '@/domain/signature/queries';
import { testPaymentsOf } from '@/domain/subscription/queries';
import { exemptionsOf } from '@/domain/tax/exemptionRecord';
import { ownTechnician } from '@/domain/technician/queries';
import { ask, type Asked } from './asked';
import { DIRECTIONS, NOW, UNITS, ZONE } from './askedWith';
import { pushesOfRun, recentQuickbooksReports, recentQuickbooksRuns } from '@/domain/quickbooks/queries';
import { AGREEMENT_QUERIES } from './agreementQueries';
import { CONTRACT_QUERIES } from './contractQueries';
import { AWARD_QUERIES } from './awardQueries';
import { PALETTE } from './paletteQueries';
import { DIAGNOSTIC_QUERIES } from './diagnosticQueries';
import { INSPECTION_QUERIES } from './inspectionQueries';
import { JOB_QUERIES } from './jobQueries';
import { MONEY_QUERIES } from './moneyQueries';
import { MESSAGE_QUERIES } from './messageQueries';
import { PORTAL_QUERIES } from './portalQueries';
import { REPORT_QUERIES } from './reportQueries';
import { DOOR_QUERIES } from './doorQueries';
import { SITE_QUERIES } from './siteQueries';
import { FINDING_QUERIES, REFRIGERANT_QUERIES } from './findingQueries';
import { LEAD_QUERIES } from './leadQueries';
import { OUTSIDE_QUERIES } from './outsideQueries';
import { REVIEW_QUERIES } from './reviewQueries';
import { CALCULATION_QUERIES } from './calculationQueries';
import { SCHEDULE_QUERIES } from './scheduleQueries';
import type { Direction } from '../../scripts/indexes/queryShape';

const orders = <F extends string>(fields: readonly F[]): { field: F; direction: Direction }[] =>
  fields.flatMap((field) => DIRECTIONS.map((direction) => ({ field, direction })));
/**
 * Every domain function that builds a query, called with every argument that changes its queries: their shapes are checked against the
 * indexes like those in `queryShapes.ts`. Keyed by function name.
 */
export const QUERY_FUNCTIONS: Record<string, Asked[]> = {
  ...AGREEMENT_QUERIES,
  recentQuickbooksRuns: ask('quickbooksRuns', recentQuickbooksRuns(20)),
  pushesOfRun: ask('quickbooksPushes', pushesOfRun('x', 500)),
  recentQuickbooksReports: ask('quickbooksReports', recentQuickbooksReports(20)),
  ...CONTRACT_QUERIES,
  ...SITE_QUERIES,
  ...DOOR_QUERIES,
  ...MONEY_QUERIES,
  ...MESSAGE_QUERIES,
  ...PORTAL_QUERIES,
  ...REPORT_QUERIES,
  ...AWARD_QUERIES,
  ...DIAGNOSTIC_QUERIES,
  ...INSPECTION_QUERIES,
  ...FINDING_QUERIES,
  ...REFRIGERANT_QUERIES,
  ...LEAD_QUERIES,
  ...REVIEW_QUERIES,
  ...OUTSIDE_QUERIES,
  ...CALCULATION_QUERIES,
  ...SCHEDULE_QUERIES,
  activityOfSubject: ask('activity', activityOfSubject('x')),
  activityOfCustomer: ask('activity', activityOfCustomer('x')),
  auditLog: ask(
    'activity',
    ...(['access', 'all'] as const).flatMap((scope) =>
      ['', 'uid'].map((actorUid) => auditLog({ scope, actorUid, from: NOW.toISOString() })),
    ),
  ),
  lateJobs: ask('jobs', lateJobs(ZONE, NOW)),
  unscheduledJobs: ask('jobs', unscheduledJobs()),
  visitsToldLate: ask('schedule', visitsToldLate('2026-01-12T05:00:00.000Z')),
  rescheduleRequests: ask('schedule', rescheduleRequests()),
  finishedJobs: ask('jobs', finishedJobs()),
  waitingEmergencies: ask('jobs', waitingEmergencies()),
  positionsNow: ask('positions', positionsNow),
  snoozesUntil: ask('snoozes', snoozesUntil(NOW.toISOString())),
  estimatesToActOn: ask('estimates', estimatesToActOn()),
  estimatesAnswered: ask('estimates', estimatesAnswered()),
  longestOverdue: ask('invoices', longestOverdue('2026-01-12')),
  paymentsSince: ask('payments', paymentsSince('2026-01-12')),
  disputedPayments: ask('payments', disputedPayments()),
  textedAnswers: ask('texts', textedAnswers(NOW.toISOString())),
  failedMail: ask('mail', failedMail(NOW.toISOString())),
  unclearTexts: ask('texts', unclearTexts(NOW.toISOString())),
  unfinishedImports: ask('imports', unfinishedImports()),
  recentLedgerMonths: ask('ledgerMonths', recentLedgerMonths('2026-01-12')),
  customersBy: ask('customers', ...orders(['sortName', 'updatedAt']).map((order) => customersBy('active', order))),
  archivedByName: ask('customers', archivedByName('ada')),
  addedBetween: ask('customers', addedBetween('2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z')),
  allCustomers: ask('customers', allCustomers()),
  mergesInto: ask('merges', mergesInto('x')),
  discountUsesOf: ask('discountUses', discountUsesOf('x')),
  equipmentOf: ask('equipment', equipmentOf('x')),
  estimateCount: ask(
    'estimates',
    ...UNITS.flatMap((unit) => [
      estimateCount('draft', '2026-01-12', unit),
      estimateCount('overdue', '2026-01-12', unit),
    ]),
  ),
  estimateList: ask(
    'estimates',
    ...orders(ESTIMATE_SORTS).flatMap((order) =>
      (['', ...STATUS_FILTERS, ...FIGURE_VIEWS] as const).flatMap((view) =>
        UNITS.map((unit) => estimateList(view, order, unit)),
      ),
    ),
  ),
  estimatesByNumber: ask('estimates', estimatesByNumber('E26')),
  estimatesByTitle: ask('estimates', estimatesByTitle('no heat')),
  estimatesByCustomerName: ask('estimates', estimatesByCustomerName('ada')),
  estimatesOfJob: ask('estimates', estimatesOfJob('x')),
  estimatesMadeIntoJob: ask('estimates', estimatesMadeIntoJob('x')),
  invoiceCount: ask(
    'invoices',
    ...(['drafts', 'open', 'overdue'] as const).flatMap((view) =>
      UNITS.map((unit) => invoiceCount(view, '2026-01-12', unit)),
    ),
  ),
  invoiceList: ask(
    'invoices',
    ...INVOICE_VIEWS.flatMap((view) =>
      orders(INVOICE_SORTS).flatMap((order) => UNITS.map((unit) => invoiceList(view, order, '2026-01-12', unit))),
    ),
  ),
  invoicesByNumber: ask('invoices', invoicesByNumber('INV')),
  invoicesByDraftNumber: ask('invoices', invoicesByDraftNumber('D26')),
  invoicesByPo: ask('invoices', invoicesByPo('PO')),
  invoicesByCustomerName: ask('invoices', invoicesByCustomerName('ada')),
  invoicesOfCustomer: ask('invoices', invoicesOfCustomer('x')),
  financingList: ask('financing', financingList()),
  financingOf: ask('financing', financingOf('x')),
  overpaidInvoices: ask('invoices', overpaidInvoices('x')),
  badDebts: ask('ledger', badDebts({ from: '2026-01-01', to: '2026-12-31' })),
  openInvoicesOfCustomer: ask('invoices', openInvoicesOfCustomer('x')),
  openInvoicesOfCustomers: ask('invoices', openInvoicesOfCustomers(['x'])),
  invoicesOfJob: ask('invoices', invoicesOfJob('x')),
  invoicesOfJobs: ask('invoices', invoicesOfJobs(['x'])),
  invoicesOfEstimate: ask('invoices', invoicesOfEstimate('x')),
  recurringOfCustomer: ask('recurringInvoices', recurringOfCustomer('x')),
  runsOf: ask('invoices', runsOf('x')),
  jobsToInvoice: ask('jobs', jobsToInvoice(), jobsToInvoice('x')),
  paymentsOfInvoice: ask('payments', paymentsOfInvoice('x')),
  paymentsOfEstimate: ask('payments', paymentsOfEstimate('x')),
  creditNotesOfInvoice: ask('creditNotes', creditNotesOfInvoice('x')),
  statementEntries: ask('ledger', statementEntries('x', '2026-01-12')),
  ...JOB_QUERIES,
  reportsOfMonth: ask('reportMonths', reportsOfMonth('2026-01')),
  visitsOn: ask('schedule', visitsOn('2026-01-12', ZONE)),
  exampleDebts: ask('invoices', exampleDebts('2026-01-12')),
  exampleJobs: ask('jobs', exampleJobs()),
  workOfJobs: ask('jobWork', workOfJobs(['x'])),
  estimatesOfJobs: ask('estimates', estimatesOfJobs('jobId', ['x']), estimatesOfJobs('convertedJobId', ['x'])),
  signaturesOfJob: ask('workSignatures', signaturesOfJob('x')),
  notesOn: ask('notes', notesOn('x')),
  photosOfJob: ask('photos', photosOfJob('x')),
  itemsBy: ask(
    'pricebook',
    ...orders(ITEM_ORDERS).flatMap((order) => [
      itemsBy({ isActive: true }, order),
      itemsBy({ isActive: true, categoryIds: ['x'] }, order),
    ]),
  ),
  archivedItemsByName: ask('pricebook', archivedItemsByName('filter')),
  allItems: ask('pricebook', allItems()),
  brandVersions: ask('brandVersions', brandVersions()),
  allCategories: ask('pricebookCategories', allCategories()),
  allTemplates: ask('pricebookTemplates', allTemplates()),
  recentChanges: ask('pricebookChanges', recentChanges(5)),
  chunksOf: [...ask('pricebookChangeRows', chunksOf('x')), ...ask('pricebookChangeResults', chunksOf('x'))],
  propertiesOf: ask('properties', propertiesOf('x')),
  testPaymentsOf: ask('stripeCheckouts', testPaymentsOf('x')),
  answeredEstimates: ask('estimates', answeredEstimates(NOW)),
  waitingEstimates: ask('estimates', waitingEstimates(NOW)),
  ownTechnician: ask('technicians', ownTechnician('uid')),
  numberQueries: PALETTE,
  wordQueries: PALETTE,
  customerQueries: PALETTE,
  recordsWith: [...PALETTE, ...ask('jobs', recordsWith('number', ['26-K']))],
  recordsFrom: [...PALETTE, ...ask('jobs', recordsFrom('number', '26-K'))],
  beginningWith: ask('findings', beginningWith('title', 'No heat')),
  latestOfCustomers: [...PALETTE, ...ask('jobs', latestOfCustomers('invoice.customerId', ['x']))],
  recordsWithWord: WORD_COLLECTIONS.flatMap((collection) => ask(collection, recordsWithWord('heat', 30))),
  exemptionsOf: ask('taxExemptions', exemptionsOf('x')),
};
