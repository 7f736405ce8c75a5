import { z } from 'zod';
import { billingSettingsSchema } from '@/domain/billing/settings';
import { addressSchema } from '@/domain/contact/schema';
import { customerSchema } from '@/domain/customer/schema';
import { discountRecordSchema } from '@/domain/discount/discountRecord';
import { equipmentSchema } from '@/domain/equipment/schema';
import { estimateSchema } from '@/domain/estimate/schema';
import { importSchema } from '@/domain/import/schema';
import { invoiceSchema, recurringInvoiceSchema } from '@/domain/invoice/schema';
import { jobSchema } from '@/domain/job/schema';
import { jobWorkSchema } from '@/domain/job/workLines';
import { loadProjectSchema, loadRevisionSchema } from '@/domain/load-calc/project/schema';
import { noteSchema } from '@/domain/note/schema';
import { photoSchema } from '@/domain/photo/schema';
import { pricebookCategorySchema } from '@/domain/pricebook/category';
import { pricebookChangeRowsSchema, pricebookChangeSchema } from '@/domain/pricebook/change';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { pricebookSettingsSchema } from '@/domain/pricebook/settings';
import { pricebookTemplateSchema } from '@/domain/pricebook/template';
import { propertySchema } from '@/domain/property/schema';
import { recordId } from '@/domain/record/schema';
import { taxExemptionRecordSchema } from '@/domain/tax/exemptionRecord';
import { taxZoneRecordSchema } from '@/domain/tax/zoneRecord';
import { technicianSchema } from '@/domain/technician/schema';
import type { RulesCollection, SharedFields } from './collection';
import { webAddress } from './shape';

/** A list that the server looks into when it counts: here it is only bounded. */
const bounded = (max: number) => (list: string) => `${list} is list && ${list}.size() <= ${String(max)}`;
const call = (name: string) => (value: string) => `${name}(${value})`;
const allCovered = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, null]));

const CALCULATED = ['mode', 'quick', 'house', 'station', 'considered', 'totals'] as const;
const calculated = { ...allCovered(CALCULATED), mode: () => 'isCalculated(d)' };

/** Every collection that clients write. The rules tests go through them too: there is no other list. */
export const RULES_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  technicians: {
    name: 'isTechnician',
    schema: technicianSchema,
    source: 'technicianSchema in src/domain/technician/schema.ts',
    looked: { licences: 5 },
    byHand: { workingHours: call('isWeek') },
  },
  customers: {
    name: 'isCustomer',
    schema: customerSchema,
    source: 'customerSchema in src/domain/customer/schema.ts',
    ofServer: ['mergedIntoId'],
    // Ten times isPhone and isEmail would not fit a request: roughly, by one pattern each.
    byHand: {
      'contacts[].phone': (phone) => `${phone}.matches('[^a-df-su-wyzA-DF-SU-WYZ<>\\n]{0,40}')`,
      'contacts[].email': (email) => `${email}.matches('([^\\\\s<>]{1,200}@[^\\\\s<>]{1,200})?')`,
    },
  },
  properties: {
    name: 'isProperty',
    schema: propertySchema,
    source: 'propertySchema in src/domain/property/schema.ts',
  },
  equipment: {
    name: 'isUnit',
    schema: equipmentSchema,
    source: 'equipmentSchema in src/domain/equipment/schema.ts',
  },
  jobs: {
    name: 'isJob',
    schema: jobSchema.extend({ customerId: recordId }),
    source: 'jobSchema in src/domain/job/schema.ts',
    looked: { checklist: 3 },
    names: { checklist: 'areChecks', 'checklist[]': 'isCheck' },
    ofServer: ['invoiceId', 'invoice'],
    byHand: {
      equipmentIds: (ids) => `${ids}.size() <= 20`,
      technicianIds: (ids) => `${ids}.size() <= 10 && areIds(d.equipmentIds.concat(${ids}))`,
      arrivalWindowStart: (start) => `isArrivalWindow(${start}, d.arrivalWindowEnd)`,
      arrivalWindowEnd: null,
      description: () => 'areNotes(d)',
      customerNotes: null,
      internalNotes: null,
      progress: null,
      progressLog: null,
      invoice: (invoice) => `${invoice}.customerId == d.customerId`,
    },
  },
  jobWork: {
    name: 'isJobWork',
    schema: jobWorkSchema,
    source: 'jobWorkSchema in src/domain/job/workLines.ts',
    looked: { workLines: 3 },
    byHand: { jobId: (job) => `${job} == id` },
  },
  photos: {
    name: 'isPhoto',
    schema: photoSchema.extend({ url: webAddress }),
    source: 'photoSchema in src/domain/photo/schema.ts',
    changeable: ['stage', 'caption'],
  },
  notes: {
    name: 'isNote',
    schema: noteSchema,
    source: 'noteSchema in src/domain/note/schema.ts',
    changeable: [],
  },
  imports: {
    name: 'isImport',
    schema: importSchema,
    source: 'importSchema in src/domain/import/schema.ts',
    byHand: { mapping: call('isMapping') },
  },
  estimates: {
    name: 'isEstimate',
    schema: estimateSchema.extend({ customerId: recordId }),
    source: 'estimateSchema in src/domain/estimate/schema.ts',
    byHand: { document: (paper) => `isPaper(${paper}, 'estimate')`, photos: bounded(20) },
    ofServer: [
      'state',
      'revisionNumber',
      'token',
      'sentAt',
      'firstViewedAt',
      'lastViewedAt',
      'viewCount',
      'answeredAt',
      'declineReason',
      'changeRequest',
      'approval',
      'remindedAt',
      'convertedAt',
      'convertedJobId',
      'invoiceIds',
    ],
    draft: { untouched: 'isUnsent', keeps: 'keepsEstimate' },
  },
  invoices: {
    name: 'isInvoice',
    schema: invoiceSchema.extend({ customerId: recordId }),
    source: 'invoiceSchema in src/domain/invoice/schema.ts',
    byHand: { document: (paper) => `isPaper(${paper}, 'invoice')`, progress: () => 'isProgressBill(d)' },
    ofServer: [
      'state',
      'status',
      'number',
      'issuedOn',
      'issuedAt',
      'issuedBy',
      'parts',
      'documentHash',
      'taxCents',
      'paidCents',
      'refundedCents',
      'creditedCents',
      'writtenOffCents',
      'balanceCents',
      'isOpen',
      'token',
      'sentAt',
      'firstViewedAt',
      'lastViewedAt',
      'viewCount',
      'remindedAt',
      'creditNoteIds',
      'stateReason',
      'recurringInvoiceId',
    ],
    draft: { untouched: 'isUnissued', keeps: 'keepsInvoice' },
  },
  recurringInvoices: {
    name: 'isRecurring',
    schema: recurringInvoiceSchema.extend({ customerId: recordId }),
    source: 'recurringInvoiceSchema in src/domain/invoice/schema.ts',
    byHand: { 'template.document': (paper) => `isPaper(${paper}, 'invoice')` },
    ofServer: ['lastRunOn'],
  },
  settings: {
    name: 'isBillingSettings',
    schema: billingSettingsSchema,
    source: 'billingSettingsSchema in src/domain/billing/settings.ts',
    names: {
      'templates.estimate': 'isMailTemplate',
      'invoiceReminders.daysAfterDue': 'areDays',
      'invoiceReminders.daysAfterDue[]': 'isDays',
    },
  },
  taxes: {
    name: 'isZone',
    schema: taxZoneRecordSchema,
    source: 'taxZoneRecordSchema in src/domain/tax/zoneRecord.ts',
    looked: { taxes: 4 },
    names: { 'taxes[]': 'isTax' },
    byHand: { 'taxes[].rules': bounded(100) },
  },
  taxExemptions: {
    name: 'isExemption',
    schema: z.object({
      ...taxExemptionRecordSchema.shape,
      documentUrl: webAddress,
      regions: z.array(z.string().min(1).max(10)).max(60),
    }),
    source: 'taxExemptionRecordSchema in src/domain/tax/exemptionRecord.ts',
  },
  discounts: {
    name: 'isDiscount',
    schema: discountRecordSchema,
    source: 'discountRecordSchema in src/domain/discount/discountRecord.ts',
    ofServer: ['usedTotal'],
  },
  pricebook: {
    name: 'isItem',
    schema: pricebookItemSchema,
    source: 'pricebookItemSchema in src/domain/pricebook/schema.ts',
    looked: { parts: 5 },
    byHand: { pricing: call('isPricing') },
  },
  pricebookCategories: {
    name: 'isCategory',
    schema: pricebookCategorySchema,
    source: 'pricebookCategorySchema in src/domain/pricebook/category.ts',
  },
  pricebookTemplates: {
    name: 'isTemplate',
    schema: pricebookTemplateSchema,
    source: 'pricebookTemplateSchema in src/domain/pricebook/template.ts',
    byHand: { 'options[].items': bounded(30) },
  },
  pricebookSettings: {
    name: 'arePriceSettings',
    schema: pricebookSettingsSchema,
    source: 'pricebookSettingsSchema in src/domain/pricebook/settings.ts',
    byHand: { tiers: bounded(20) },
  },
  pricebookChanges: {
    name: 'isChange',
    schema: pricebookChangeSchema.extend({ chunkCount: z.number().int().min(1).max(500) }),
    source: 'pricebookChangeSchema in src/domain/pricebook/change.ts',
    ofServer: [
      'status',
      'goLiveOn',
      'approvedBy',
      'approvedAt',
      'liveAt',
      'doneChunks',
      'appliedCount',
      'skippedCount',
      'restoredCount',
      'keptCount',
    ],
    draft: { untouched: 'isUntouched' },
    changeable: [],
  },
  pricebookChangeRows: {
    name: 'areRows',
    schema: pricebookChangeRowsSchema,
    source: 'pricebookChangeRowsSchema in src/domain/pricebook/change.ts',
    changeable: [],
  },
  manualJ: {
    name: 'isCalculation',
    schema: loadProjectSchema,
    source: 'loadProjectSchema in src/domain/load-calc/project/schema.ts',
    byHand: {
      ...calculated,
      customerId: () =>
        "(d.customerId + ' ' + d.propertyId + ' ' + d.jobId).matches('[^ ]{0,128} [^ ]{0,128} [^ ]{0,128}')",
      propertyId: null,
      jobId: null,
    },
  },
  manualJRevisions: {
    name: 'isKept',
    schema: loadRevisionSchema,
    source: 'loadRevisionSchema in src/domain/load-calc/project/schema.ts',
    byHand: calculated,
    changeable: [],
  },
};

/** What collections have in common. */
export const SHARED_FIELDS: Readonly<Record<string, SharedFields>> = {
  address: {
    name: 'isAddress',
    schema: addressSchema,
    source: 'addressSchema in src/domain/contact/schema.ts',
    isWhole: true,
  },
  calculated: {
    name: 'isCalculated',
    schema: loadProjectSchema.pick({
      mode: true,
      quick: true,
      house: true,
      station: true,
      considered: true,
      totals: true,
    }),
    source: 'loadProjectSchema and loadRevisionSchema in src/domain/load-calc/project/schema.ts',
  },
};
