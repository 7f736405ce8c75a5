import { pricebookChangeResultsSchema, pricebookChangeRowsSchema, pricebookChangeSchema } from '../pricebook/change';
import { activitySchema } from '../activity/schema';
import { adResultSchema, adSchema } from '../ad/schema';
import { credentialSchema } from '../award/credential';
import { teamGoalSchema } from '../award/goal';
import { recognitionOptOutSchema, recognitionSchema } from '../award/recognition';
import { scoreMonthSchema, teamMonthSchema } from '../award/totals';
import { billingSettingsSchema } from '../billing/settings';
import { brandVersionSchema } from '../brand/version';
import { calendarFeedSchema } from '../calendar-feed/schema';
import { companySchema } from '../company/schema';
import { workSettingsSchema } from '../company/workSettings';
import { creditNoteSchema, invoiceSchema, recurringInvoiceSchema } from '../invoice/schema';
import { customerBalanceSchema, ledgerEntrySchema, ledgerMonthSchema, receivablesSchema } from '../ledger/schema';
import { customerSchema } from '../customer/schema';
import { directoryShardSchema } from '../directory/schema';
import { discountRecordSchema, discountUseSchema } from '../discount/discountRecord';
import { equipmentSchema } from '../equipment/schema';
import { estimateSchema } from '../estimate/schema';
import { findingApprovalSchema, findingDeclineSchema, findingSchema } from '../finding/schema';
import { timeEntrySchema, timesheetSchema } from '../hours/schema';
import { importSchema } from '../import/schema';
import { inspectionSchema, inspectionTemplateSchema } from '../inspection/schema';
import { inviteSchema } from '../team/schema';
import { jobSchema } from '../job/schema';
import { jobWorkSchema } from '../job/workLines';
import { diagnosticSchema } from '../diagnostics/record/schema';
import { loadProjectSchema, loadRevisionSchema } from '../load-calc/project/schema';
import { nextdoorPostSchema, nextdoorResultSchema, nextdoorSettingsSchema } from '../nextdoor/schema';
import { connectionSchema } from '../connection/schema';
import { googleLocationSchema, googlePostSchema, googleSettingsSchema } from '../google-profile/schema';
import { leadMonthSchema } from '../lead/months';
import { leadReceiptSchema, leadSchema } from '../lead/schema';
import { leadSettingsSchema } from '../lead/settings';
import { mailSchema } from '../mail/schema';
import { consentEntrySchema } from '../message/consent';
import { textSchema } from '../message/schema';
import { messageSettingsSchema } from '../message/settings';
import { mergeSchema } from '../customer/mergeRecord';
import { proposalSchema } from '../assistant/proposal';
import { conversationMessageSchema, conversationSchema } from '../assistant/schema';
import { aiSettingsSchema, aiUsageSchema } from '../assistant/settings';
import { memberCardSchema } from '../member-card/schema';
import { noteSchema } from '../note/schema';
import { cylinderSchema, refrigerantMoveSchema } from '../refrigerant-log/schema';
import { workSignatureSchema } from '../signature/schema';
import { paymentSchema } from '../payment/schema';
import { photoSchema } from '../photo/schema';
import { plumbingCalcRevisionSchema, plumbingCalcSchema } from '../plumbing/record/schema';
import { pricebookCategorySchema } from '../pricebook/category';
import { pricebookItemSchema } from '../pricebook/schema';
import { pricebookSettingsSchema } from '../pricebook/settings';
import { pricebookTemplateSchema } from '../pricebook/template';
import { propertySchema } from '../property/schema';
import { reviewRequestSchema } from '../review/request';
import { reviewSchema } from '../review/schema';
import { reviewSettingsSchema } from '../review/settings';
import { scheduleEntrySchema } from '../scheduling/schema';
import { snoozeSchema } from '../statusboard/snooze';
import { stripeCheckoutSchema } from '../subscription/checkout';
import { taxExemptionRecordSchema } from '../tax/exemptionRecord';
import { taxZoneRecordSchema } from '../tax/zoneRecord';
import { technicianSchema } from '../technician/schema';
import { userSchema } from '../user/schema';
import { websiteContentSchema, websiteVersionSchema } from '../website/schema';
import type { output, ZodType } from 'zod';
import type { CollectionName } from './manifests';

/** The fields of each collection. */
export const SCHEMAS = {
  users: userSchema,
  companies: companySchema,
  customers: customerSchema,
  properties: propertySchema,
  equipment: equipmentSchema,
  jobs: jobSchema,
  jobWork: jobWorkSchema,
  schedule: scheduleEntrySchema,
  timeEntries: timeEntrySchema,
  timesheets: timesheetSchema,
  snoozes: snoozeSchema,
  photos: photoSchema,
  notes: noteSchema,
  workSignatures: workSignatureSchema,
  technicians: technicianSchema,
  leads: leadSchema,
  leadReceipts: leadReceiptSchema,
  leadSettings: leadSettingsSchema,
  leadMonths: leadMonthSchema,
  connections: connectionSchema,
  googleLocations: googleLocationSchema,
  googleSettings: googleSettingsSchema,
  googlePosts: googlePostSchema,
  ads: adSchema,
  adResults: adResultSchema,
  nextdoorPosts: nextdoorPostSchema,
  nextdoorSettings: nextdoorSettingsSchema,
  nextdoorResults: nextdoorResultSchema,
  reviews: reviewSchema,
  reviewRequests: reviewRequestSchema,
  reviewSettings: reviewSettingsSchema,
  estimates: estimateSchema,
  invoices: invoiceSchema,
  recurringInvoices: recurringInvoiceSchema,
  creditNotes: creditNoteSchema,
  payments: paymentSchema,
  ledger: ledgerEntrySchema,
  ledgerMonths: ledgerMonthSchema,
  summaries: receivablesSchema,
  balances: customerBalanceSchema,
  settings: billingSettingsSchema,
  taxes: taxZoneRecordSchema,
  taxExemptions: taxExemptionRecordSchema,
  discounts: discountRecordSchema,
  discountUses: discountUseSchema,
  pricebook: pricebookItemSchema,
  pricebookCategories: pricebookCategorySchema,
  pricebookTemplates: pricebookTemplateSchema,
  pricebookSettings: pricebookSettingsSchema,
  pricebookChanges: pricebookChangeSchema,
  pricebookChangeRows: pricebookChangeRowsSchema,
  pricebookChangeResults: pricebookChangeResultsSchema,
  pricebookDirectory: directoryShardSchema,
  manualJ: loadProjectSchema,
  manualJRevisions: loadRevisionSchema,
  plumbingCalc: plumbingCalcSchema,
  plumbingCalcRevisions: plumbingCalcRevisionSchema,
  diagnostics: diagnosticSchema,
  inspections: inspectionSchema,
  inspectionTemplates: inspectionTemplateSchema,
  findings: findingSchema,
  findingDeclines: findingDeclineSchema,
  findingApprovals: findingApprovalSchema,
  refrigerantCylinders: cylinderSchema,
  refrigerantMoves: refrigerantMoveSchema,
  credentials: credentialSchema,
  recognitions: recognitionSchema,
  recognitionOptOuts: recognitionOptOutSchema,
  teamGoals: teamGoalSchema,
  scoreMonths: scoreMonthSchema,
  teamMonths: teamMonthSchema,
  imports: importSchema,
  merges: mergeSchema,
  directory: directoryShardSchema,
  activity: activitySchema,
  mail: mailSchema,
  texts: textSchema,
  consents: consentEntrySchema,
  messageSettings: messageSettingsSchema,
  workSettings: workSettingsSchema,
  brandVersions: brandVersionSchema,
  websiteContent: websiteContentSchema,
  websiteVersions: websiteVersionSchema,
  calendarFeeds: calendarFeedSchema,
  conversations: conversationSchema,
  conversationMessages: conversationMessageSchema,
  aiProposals: proposalSchema,
  aiSettings: aiSettingsSchema,
  aiUsage: aiUsageSchema,
  memberCards: memberCardSchema,
  invites: inviteSchema,
  stripeCheckouts: stripeCheckoutSchema,
} as const satisfies Record<CollectionName, ZodType>;

/** What a record of a collection holds. */
export type FieldsOf<Name extends CollectionName> = output<(typeof SCHEMAS)[Name]>;
