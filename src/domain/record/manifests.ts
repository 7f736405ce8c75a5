import { activityManifest } from '../activity/manifest';
import {
  agreementMigrationRowsManifest,
  agreementMigrationsManifest,
  agreementMonthsManifest,
  agreementPlansManifest,
  agreementPostingsManifest,
  agreementsManifest,
} from '../agreement/record/manifest';
import { adResultsManifest, adsManifest } from '../ad/manifest';
import {
  credentialsManifest,
  recognitionOptOutsManifest,
  recognitionsManifest,
  scoreMonthsManifest,
  teamGoalsManifest,
  teamMonthsManifest,
} from '../award/manifest';
import { settingsManifest } from '../billing/manifest';
import { brandVersionsManifest } from '../brand/manifest';
import { calendarFeedsManifest } from '../calendar-feed/manifest';
import { earningsManifest, payPlansManifest, payStatementsManifest } from '../commission/manifest';
import { companiesManifest, workSettingsManifest } from '../company/manifest';
import { contractsManifest, contractTemplatesManifest, contractVersionsManifest } from '../contract/record/manifest';
import { connectionsManifest } from '../connection/manifest';
import {
  changeOrdersManifest,
  contractBooksManifest,
  contractLogsManifest,
  lienWaiversManifest,
  orderSignaturesManifest,
  payApplicationsManifest,
} from '../contract/money/manifest';
import { customersManifest, mergesManifest } from '../customer/manifest';
import { diagnosticsManifest } from '../diagnostics/record/manifest';
import { directoryManifest } from '../directory/manifest';
import { discountsManifest, discountUsesManifest } from '../discount/manifest';
import { equipmentManifest } from '../equipment/manifest';
import { estimateSignaturesManifest, estimatesManifest } from '../estimate/manifest';
import { findingApprovalsManifest, findingDeclinesManifest, findingsManifest } from '../finding/manifest';
import {
  quickbooksLinksManifest,
  quickbooksPushesManifest,
  quickbooksReportsManifest,
  quickbooksRunsManifest,
  quickbooksSetupManifest,
} from '../quickbooks/manifest';
import { googleLocationsManifest, googlePostsManifest, googleSettingsManifest } from '../google-profile/manifest';
import { payPeriodsManifest, timeEntriesManifest, timesheetsManifest } from '../hours/manifest';
import { importsManifest } from '../import/manifest';
import { inspectionsManifest, inspectionTemplatesManifest } from '../inspection/manifest';
import { creditNotesManifest, invoicesManifest, recurringInvoicesManifest } from '../invoice/manifest';
import { jobsManifest, jobWorkManifest } from '../job/manifest';
import { financingManifest } from '../financing/manifest';
import { lateFeesManifest } from '../late-fee/manifest';
import {
  balancesManifest,
  bookClosingsManifest,
  ledgerManifest,
  ledgerMonthsManifest,
  summariesManifest,
} from '../ledger/manifest';
import { leadMonthsManifest, leadReceiptsManifest, leadSettingsManifest, leadsManifest } from '../lead/manifest';
import { manualJManifest, manualJRevisionsManifest } from '../load-calc/project/manifest';
import { mailManifest } from '../mail/manifest';
import { scheduledSendsManifest } from '../mail/scheduledManifest';
import { consentsManifest, messageSettingsManifest, textsManifest, threadsManifest } from '../message/manifest';
import {
  aiProposalsManifest,
  aiSettingsManifest,
  aiUsageManifest,
  conversationMessagesManifest,
  conversationsManifest,
} from '../assistant/manifest';
import { odometersManifest } from '../mileage/manifest';
import { memberCardsManifest } from '../member-card/manifest';
import { nextdoorPostsManifest, nextdoorResultsManifest, nextdoorSettingsManifest } from '../nextdoor/manifest';
import { notesManifest } from '../note/manifest';
import {
  siteFilesManifest,
  siteGatesManifest,
  siteLogsManifest,
  wasteTicketsManifest,
} from '../demolition/site/manifest';
import { refrigerantCylindersManifest, refrigerantMovesManifest } from '../refrigerant-log/manifest';
import { workSignaturesManifest } from '../signature/manifest';
import { plumbingCalcManifest, plumbingCalcRevisionsManifest } from '../plumbing/record/manifest';
import { bankLinesManifest } from '../bank/manifest';
import { doorPaymentsManifest, paymentsManifest } from '../payment/manifest';
import { photosManifest } from '../photo/manifest';
import {
  pricebookCategoriesManifest,
  pricebookChangeResultsManifest,
  pricebookChangeRowsManifest,
  pricebookChangesManifest,
  pricebookDirectoryManifest,
  pricebookManifest,
  pricebookSettingsManifest,
  pricebookTemplatesManifest,
} from '../pricebook/manifest';
import { propertiesManifest } from '../property/manifest';
import { reportMarksManifest, reportMonthsManifest, reportSettingsManifest } from '../report/manifest';
import { reviewRequestsManifest, reviewSettingsManifest, reviewsManifest } from '../review/manifest';
import { resourcesManifest } from '../resource/manifest';
import { scheduleManifest } from '../scheduling/manifest';
import { positionsManifest } from '../position/manifest';
import { snoozesManifest } from '../statusboard/manifest';
import { stripeCheckoutsManifest } from '../subscription/manifest';
import { taxesManifest, taxExemptionsManifest } from '../tax/manifest';
import { territoriesManifest } from '../territory/manifest';
import { invitesManifest } from '../team/manifest';
import { techniciansManifest } from '../technician/manifest';
import { usersManifest } from '../user/manifest';
import { websiteContentManifest, websiteVersionsManifest } from '../website/manifest';
import type { Manifest } from './manifest';

/**
 * Every collection the app reads, by name. Registry, permissions, labels, delete checks, merges and copies are derived from this;
 * `tests/static/completeness.test.ts` reports what a new one still lacks. Schemas are in `schemas.ts`, because this is loaded before
 * anyone has signed in, and zod isn't.
 */
export const MANIFESTS = {
  users: usersManifest,
  companies: companiesManifest,
  customers: customersManifest,
  properties: propertiesManifest,
  equipment: equipmentManifest,
  jobs: jobsManifest,
  jobWork: jobWorkManifest,
  schedule: scheduleManifest,
  resources: resourcesManifest,
  territories: territoriesManifest,
  odometers: odometersManifest,
  timeEntries: timeEntriesManifest,
  timesheets: timesheetsManifest,
  payPeriods: payPeriodsManifest,
  payPlans: payPlansManifest,
  earnings: earningsManifest,
  payStatements: payStatementsManifest,
  snoozes: snoozesManifest,
  positions: positionsManifest,
  photos: photosManifest,
  notes: notesManifest,
  workSignatures: workSignaturesManifest,
  doorPayments: doorPaymentsManifest,
  technicians: techniciansManifest,
  leads: leadsManifest,
  leadReceipts: leadReceiptsManifest,
  leadSettings: leadSettingsManifest,
  leadMonths: leadMonthsManifest,
  reviews: reviewsManifest,
  reviewRequests: reviewRequestsManifest,
  reviewSettings: reviewSettingsManifest,
  connections: connectionsManifest,
  googleLocations: googleLocationsManifest,
  googleSettings: googleSettingsManifest,
  googlePosts: googlePostsManifest,
  ads: adsManifest,
  adResults: adResultsManifest,
  nextdoorPosts: nextdoorPostsManifest,
  nextdoorSettings: nextdoorSettingsManifest,
  nextdoorResults: nextdoorResultsManifest,
  estimates: estimatesManifest,
  estimateSignatures: estimateSignaturesManifest,
  agreementPlans: agreementPlansManifest,
  agreements: agreementsManifest,
  agreementPostings: agreementPostingsManifest,
  agreementMonths: agreementMonthsManifest,
  contracts: contractsManifest,
  contractVersions: contractVersionsManifest,
  contractTemplates: contractTemplatesManifest,
  agreementMigrations: agreementMigrationsManifest,
  agreementMigrationRows: agreementMigrationRowsManifest,
  quickbooksSetup: quickbooksSetupManifest,
  quickbooksLinks: quickbooksLinksManifest,
  quickbooksRuns: quickbooksRunsManifest,
  quickbooksPushes: quickbooksPushesManifest,
  quickbooksReports: quickbooksReportsManifest,
  contractBooks: contractBooksManifest,
  contractLogs: contractLogsManifest,
  changeOrders: changeOrdersManifest,
  payApplications: payApplicationsManifest,
  lienWaivers: lienWaiversManifest,
  orderSignatures: orderSignaturesManifest,
  // Before what is created from it, also while customers are being merged.
  recurringInvoices: recurringInvoicesManifest,
  invoices: invoicesManifest,
  creditNotes: creditNotesManifest,
  payments: paymentsManifest,
  bankLines: bankLinesManifest,
  ledger: ledgerManifest,
  ledgerMonths: ledgerMonthsManifest,
  summaries: summariesManifest,
  balances: balancesManifest,
  bookClosings: bookClosingsManifest,
  lateFees: lateFeesManifest,
  financing: financingManifest,
  settings: settingsManifest,
  taxes: taxesManifest,
  taxExemptions: taxExemptionsManifest,
  discounts: discountsManifest,
  discountUses: discountUsesManifest,
  pricebook: pricebookManifest,
  pricebookCategories: pricebookCategoriesManifest,
  pricebookTemplates: pricebookTemplatesManifest,
  pricebookSettings: pricebookSettingsManifest,
  pricebookChanges: pricebookChangesManifest,
  pricebookChangeRows: pricebookChangeRowsManifest,
  pricebookChangeResults: pricebookChangeResultsManifest,
  pricebookDirectory: pricebookDirectoryManifest,
  manualJ: manualJManifest,
  manualJRevisions: manualJRevisionsManifest,
  plumbingCalc: plumbingCalcManifest,
  plumbingCalcRevisions: plumbingCalcRevisionsManifest,
  diagnostics: diagnosticsManifest,
  inspections: inspectionsManifest,
  inspectionTemplates: inspectionTemplatesManifest,
  findings: findingsManifest,
  findingDeclines: findingDeclinesManifest,
  findingApprovals: findingApprovalsManifest,
  refrigerantCylinders: refrigerantCylindersManifest,
  refrigerantMoves: refrigerantMovesManifest,
  siteFiles: siteFilesManifest,
  siteGates: siteGatesManifest,
  siteLogs: siteLogsManifest,
  wasteTickets: wasteTicketsManifest,
  credentials: credentialsManifest,
  recognitions: recognitionsManifest,
  recognitionOptOuts: recognitionOptOutsManifest,
  teamGoals: teamGoalsManifest,
  scoreMonths: scoreMonthsManifest,
  teamMonths: teamMonthsManifest,
  reportMonths: reportMonthsManifest,
  reportMarks: reportMarksManifest,
  reportSettings: reportSettingsManifest,
  imports: importsManifest,
  merges: mergesManifest,
  directory: directoryManifest,
  activity: activityManifest,
  mail: mailManifest,
  scheduledSends: scheduledSendsManifest,
  texts: textsManifest,
  threads: threadsManifest,
  consents: consentsManifest,
  messageSettings: messageSettingsManifest,
  workSettings: workSettingsManifest,
  brandVersions: brandVersionsManifest,
  websiteContent: websiteContentManifest,
  websiteVersions: websiteVersionsManifest,
  calendarFeeds: calendarFeedsManifest,
  conversations: conversationsManifest,
  conversationMessages: conversationMessagesManifest,
  aiProposals: aiProposalsManifest,
  aiSettings: aiSettingsManifest,
  aiUsage: aiUsageManifest,
  memberCards: memberCardsManifest,
  invites: invitesManifest,
  stripeCheckouts: stripeCheckoutsManifest,
} as const satisfies Record<string, Manifest>;

type Manifests = typeof MANIFESTS;
export type CollectionName = keyof Manifests;

/** Collections below a company. */
export type CompanyCollectionName = {
  [Name in CollectionName]: Manifests[Name]['place'] extends 'company' ? Name : never;
}[CollectionName];

export const COLLECTION_NAMES = Object.keys(MANIFESTS) as CollectionName[];

/** Returns a collection's manifest without its specific type. */
export const manifestOf = (name: CollectionName): Manifest => MANIFESTS[name];

export const isOfCompany = (name: CollectionName): name is CompanyCollectionName =>
  manifestOf(name).place === 'company';
