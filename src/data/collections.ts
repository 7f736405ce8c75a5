import { activitySchema } from '@/domain/activity/schema';
import { companySchema } from '@/domain/company/schema';
import { customerSchema } from '@/domain/customer/schema';
import { discountRecordSchema, discountUseSchema } from '@/domain/discount/discountRecord';
import { importSchema } from '@/domain/import/schema';
import { mergeSchema } from '@/domain/customer/mergeRecord';
import { directoryShardSchema } from '@/domain/directory/schema';
import { billingSettingsSchema } from '@/domain/billing/settings';
import { estimateSchema } from '@/domain/estimate/schema';
import { creditNoteSchema, invoiceSchema, recurringInvoiceSchema } from '@/domain/invoice/schema';
import { customerBalanceSchema, ledgerEntrySchema, ledgerMonthSchema, receivablesSchema } from '@/domain/ledger/schema';
import { paymentSchema } from '@/domain/payment/schema';
import { equipmentSchema } from '@/domain/equipment/schema';
import { jobWorkSchema } from '@/domain/job/workLines';
import { jobSchema } from '@/domain/job/schema';
import { mailSchema } from '@/domain/mail/schema';
import { loadProjectSchema, loadRevisionSchema } from '@/domain/load-calc/project/schema';
import { noteSchema } from '@/domain/note/schema';
import { photoSchema } from '@/domain/photo/schema';
import { pricebookCategorySchema } from '@/domain/pricebook/category';
import {
  pricebookChangeResultsSchema,
  pricebookChangeRowsSchema,
  pricebookChangeSchema,
} from '@/domain/pricebook/change';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { pricebookSettingsSchema } from '@/domain/pricebook/settings';
import { pricebookTemplateSchema } from '@/domain/pricebook/template';
import { propertySchema } from '@/domain/property/schema';
import { stripeCheckoutSchema } from '@/domain/subscription/checkout';
import { taxExemptionRecordSchema } from '@/domain/tax/exemptionRecord';
import { taxZoneRecordSchema } from '@/domain/tax/zoneRecord';
import { inviteSchema } from '@/domain/team/schema';
import { technicianSchema } from '@/domain/technician/schema';
import { userSchema } from '@/domain/user/schema';
import { noCompany, notAuthenticated } from './errors';
import { PROFILE_CACHE_TTL_MS } from './limits';
import { companyPath, defineCollection, type Scope } from './records/definition';
import { createPersistedCache } from './records/persistedCache';

const signedInPath =
  (path: string) =>
  ({ uid }: Scope): string => {
    if (!uid) throw notAuthenticated();
    return path;
  };

const underOwner = ({ uid, ownerUid }: Scope): string => {
  if (!uid) throw notAuthenticated();
  if (!ownerUid) throw noCompany();
  return `users/${ownerUid}/technicians`;
};

/** Every collection the app reads, stated once. A new feature adds a line here and nothing else in `data`. */
export const collections = {
  users: defineCollection({
    name: 'users',
    path: signedInPath('users'),
    schema: userSchema,
    ttlMs: PROFILE_CACHE_TTL_MS,
    cache: createPersistedCache('users'),
    isQuiet: true,
  }),
  companies: defineCollection({ name: 'companies', path: signedInPath('companies'), schema: companySchema }),
  technicians: defineCollection({
    name: 'technicians',
    path: underOwner,
    schema: technicianSchema,
    ttlMs: PROFILE_CACHE_TTL_MS,
    cache: createPersistedCache('technicians'),
    isQuiet: true,
  }),
  customers: defineCollection({ name: 'customers', path: companyPath('customers'), schema: customerSchema }),
  properties: defineCollection({ name: 'properties', path: companyPath('properties'), schema: propertySchema }),
  equipment: defineCollection({ name: 'equipment', path: companyPath('equipment'), schema: equipmentSchema }),
  jobs: defineCollection({ name: 'jobs', path: companyPath('jobs'), schema: jobSchema, ttlMs: 30_000, isQuiet: true }),
  // Technicians add to it while the office writes the invoice.
  jobWork: defineCollection({ name: 'jobWork', path: companyPath('jobWork'), schema: jobWorkSchema, ttlMs: 5_000 }),
  photos: defineCollection({ name: 'photos', path: companyPath('photos'), schema: photoSchema }),
  notes: defineCollection({ name: 'notes', path: companyPath('notes'), schema: noteSchema }),
  estimates: defineCollection({ name: 'estimates', path: companyPath('estimates'), schema: estimateSchema }),
  invoices: defineCollection({ name: 'invoices', path: companyPath('invoices'), schema: invoiceSchema }),
  recurringInvoices: defineCollection({
    name: 'recurringInvoices',
    path: companyPath('recurringInvoices'),
    schema: recurringInvoiceSchema,
  }),
  creditNotes: defineCollection({ name: 'creditNotes', path: companyPath('creditNotes'), schema: creditNoteSchema }),
  payments: defineCollection({ name: 'payments', path: companyPath('payments'), schema: paymentSchema }),
  ledger: defineCollection({ name: 'ledger', path: companyPath('ledger'), schema: ledgerEntrySchema }),
  ledgerMonths: defineCollection({
    name: 'ledgerMonths',
    path: companyPath('ledgerMonths'),
    schema: ledgerMonthSchema,
  }),
  summaries: defineCollection({ name: 'summaries', path: companyPath('summaries'), schema: receivablesSchema }),
  balances: defineCollection({ name: 'balances', path: companyPath('balances'), schema: customerBalanceSchema }),
  billingSettings: defineCollection({
    name: 'billingSettings',
    path: companyPath('settings'),
    schema: billingSettingsSchema,
  }),
  activity: defineCollection({ name: 'activity', path: companyPath('activity'), schema: activitySchema }),
  mail: defineCollection({ name: 'mail', path: companyPath('mail'), schema: mailSchema, ttlMs: 5_000 }),
  invites: defineCollection({ name: 'invites', path: companyPath('invites'), schema: inviteSchema }),
  imports: defineCollection({ name: 'imports', path: companyPath('imports'), schema: importSchema }),
  merges: defineCollection({ name: 'merges', path: companyPath('merges'), schema: mergeSchema }),
  stripeCheckouts: defineCollection({
    name: 'stripeCheckouts',
    path: signedInPath('stripeCheckouts'),
    schema: stripeCheckoutSchema,
  }),
  taxes: defineCollection({ name: 'taxes', path: companyPath('taxes'), schema: taxZoneRecordSchema }),
  taxExemptions: defineCollection({
    name: 'taxExemptions',
    path: companyPath('taxExemptions'),
    schema: taxExemptionRecordSchema,
  }),
  discounts: defineCollection({ name: 'discounts', path: companyPath('discounts'), schema: discountRecordSchema }),
  discountUses: defineCollection({
    name: 'discountUses',
    path: companyPath('discountUses'),
    schema: discountUseSchema,
  }),
  pricebook: defineCollection({ name: 'pricebook', path: companyPath('pricebook'), schema: pricebookItemSchema }),
  pricebookCategories: defineCollection({
    name: 'pricebookCategories',
    path: companyPath('pricebookCategories'),
    schema: pricebookCategorySchema,
  }),
  pricebookTemplates: defineCollection({
    name: 'pricebookTemplates',
    path: companyPath('pricebookTemplates'),
    schema: pricebookTemplateSchema,
  }),
  pricebookSettings: defineCollection({
    name: 'pricebookSettings',
    path: companyPath('pricebookSettings'),
    schema: pricebookSettingsSchema,
  }),
  pricebookChanges: defineCollection({
    name: 'pricebookChanges',
    path: companyPath('pricebookChanges'),
    schema: pricebookChangeSchema,
    ttlMs: 5_000,
  }),
  pricebookChangeRows: defineCollection({
    name: 'pricebookChangeRows',
    path: companyPath('pricebookChangeRows'),
    schema: pricebookChangeRowsSchema,
  }),
  pricebookChangeResults: defineCollection({
    name: 'pricebookChangeResults',
    path: companyPath('pricebookChangeResults'),
    schema: pricebookChangeResultsSchema,
    ttlMs: 5_000,
  }),
  pricebookDirectory: defineCollection({
    name: 'pricebookDirectory',
    path: companyPath('pricebookDirectory'),
    schema: directoryShardSchema,
  }),
  manualJ: defineCollection({ name: 'manualJ', path: companyPath('manualJ'), schema: loadProjectSchema }),
  manualJRevisions: defineCollection({
    name: 'manualJRevisions',
    path: companyPath('manualJRevisions'),
    schema: loadRevisionSchema,
  }),
  directory: defineCollection({ name: 'directory', path: companyPath('directory'), schema: directoryShardSchema }),
} as const;
