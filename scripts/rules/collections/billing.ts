import { z } from 'zod';
import { agreementPlanSchema } from '@/domain/agreement/record/plan';
import { AGREEMENT_FIELDS_OF_SERVER, agreementSchema } from '@/domain/agreement/record/schema';
import { CONTRACT_FIELDS_OF_SERVER, contractSchema } from '@/domain/contract/record/schema';
import { billingSettingsSchema } from '@/domain/billing/settings';
import { discountRecordSchema } from '@/domain/discount/discountRecord';
import { refineDiscount } from '@/domain/discount/schema';
import { estimateSignatureSchema } from '@/domain/estimate/onDevice';
import { estimateSchema } from '@/domain/estimate/schema';
import { invoiceSchema, recurringInvoiceSchema } from '@/domain/invoice/schema';
import { doorPaymentSchema } from '@/domain/payment/doorPayment';
import { recordId } from '@/domain/record/schema';
import { taxExemptionRecordSchema } from '@/domain/tax/exemptionRecord';
import { taxZoneRecordSchema } from '@/domain/tax/zoneRecord';
import type { RulesCollection } from '../collection';
import { webAddress } from '../shape';

const ESTIMATE_FIELDS_OF_SERVER = [
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
] as const;

/** Checked by its block: looking up this many would leave no expressions for the rest. */
const INVOICE_FIELDS_OF_SERVER = [
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
];

/** Estimates, invoices and the records they are built from. */
export const BILLING_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  estimates: {
    byHand: ['document', 'totalCents', 'customerId', 'propertyId', 'jobId', ...ESTIMATE_FIELDS_OF_SERVER],
    isUnbounded: true,
    schema: estimateSchema.extend({ customerId: recordId }),
    later: ['findingIds', 'membership', 'sentCredentials', 'businessUnitId'],
    ofServer: ESTIMATE_FIELDS_OF_SERVER,
  },
  // Written once, by the person who collected the payment or signature; the outcome is the server's.
  doorPayments: {
    schema: doorPaymentSchema,
    ofServer: ['state', 'reason', 'invoiceId', 'invoiceNumber'],
    changeable: [],
  },
  estimateSignatures: {
    schema: estimateSignatureSchema,
    later: ['membershipHash', 'agreesToRenewal'],
    ofServer: ['state', 'reason'],
    changeable: [],
  },
  invoices: {
    byHand: [
      'document',
      'progress',
      'customerId',
      'customerEmail',
      'propertyId',
      'jobId',
      'estimateId',
      'totalCents',
      ...INVOICE_FIELDS_OF_SERVER,
    ],
    isUnbounded: true,
    schema: invoiceSchema.extend({ customerId: recordId }),
    later: ['businessUnitId'],
    ofServer: INVOICE_FIELDS_OF_SERVER,
  },
  agreements: {
    byHand: AGREEMENT_FIELDS_OF_SERVER,
    isUnbounded: true,
    schema: agreementSchema.extend({ customerId: recordId, propertyId: recordId, planId: recordId }),
    later: ['businessUnitId'],
    ofServer: AGREEMENT_FIELDS_OF_SERVER,
  },
  agreementPlans: {
    schema: agreementPlanSchema,
    later: ['itemPrices', 'pauseMonths', 'expectedUsePpm', 'businessUnitId'],
  },
  contracts: {
    schema: contractSchema.extend({ customerId: recordId }),
    byHand: CONTRACT_FIELDS_OF_SERVER,
    isUnbounded: true,
    ofServer: CONTRACT_FIELDS_OF_SERVER,
  },
  recurringInvoices: {
    byHand: ['every', 'anchorDay'],
    schema: recurringInvoiceSchema.extend({ customerId: recordId }),
    ofServer: ['lastRunOn'],
  },
  settings: {
    schema: billingSettingsSchema,
    later: ['lateFees', 'monthlyStatements', 'financing', 'units'],
  },
  taxes: {
    schema: taxZoneRecordSchema,
    later: ['usualContract'],
  },
  taxExemptions: {
    schema: z.object({
      ...taxExemptionRecordSchema.shape,
      documentUrl: webAddress,
      regions: z.array(z.string().min(1).max(10)).max(60),
    }),
  },
  discounts: {
    // Only agreements set prices of single items, never a company's discount.
    schema: z
      .object(discountRecordSchema.shape)
      .omit({ itemPrices: true, exceptItemIds: true })
      .superRefine(refineDiscount),
    ofServer: ['usedTotal'],
  },
};
