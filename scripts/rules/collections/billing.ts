import { z } from 'zod';
import { billingSettingsSchema } from '@/domain/billing/settings';
import { discountRecordSchema } from '@/domain/discount/discountRecord';
import { estimateSchema } from '@/domain/estimate/schema';
import { invoiceSchema, recurringInvoiceSchema } from '@/domain/invoice/schema';
import { LOOKED_INTO } from '@/domain/record/lookedInto';
import { recordId } from '@/domain/record/schema';
import { taxExemptionRecordSchema } from '@/domain/tax/exemptionRecord';
import { taxZoneRecordSchema } from '@/domain/tax/zoneRecord';
import type { RulesCollection } from '../collection';
import { bounded } from '../conditions';
import { webAddress } from '../shape';

/** Estimates, invoices and what they are made with. */
export const BILLING_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  estimates: {
    name: 'isEstimate',
    schema: estimateSchema.extend({ customerId: recordId }),
    source: 'estimateSchema in src/domain/estimate/schema.ts',
    byHand: {
      document: (paper) => `isPaper(${paper}, 'estimate')`,
      photos: bounded(20),
      // Estimates that were stored before there were findings have none.
      findingIds: () => "isListOf(d.get('findingIds', []), 20, '[A-Za-z0-9_-]{1,128}(\\\\t[A-Za-z0-9_-]{1,128})*')",
      // Added later; drafts and revisions don't have it yet.
      sentCredentials: () => "d.get('sentCredentials', null) == null",
    },
    ofServer: [
      'state',
      'revisionNumber',
      'token',
      'sentAt',
      'sentCredentials',
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
      'searchWords',
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
      'searchWords',
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
    looked: LOOKED_INTO.taxes,
    names: { 'taxes[]': 'isTax' },
    byHand: {
      'taxes[].rules': bounded(100),
      // Zones that were stored before there was this field have none.
      usualContract: () => "d.get('usualContract', 'separated').matches('separated|onePrice')",
    },
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
};
