import type { ZodType } from 'zod';
import type { PermissionCollection } from '@/domain/access/permissions';
import { customerSchema } from '@/domain/customer/schema';
import { directoryShardSchema } from '@/domain/directory/schema';
import { equipmentSchema } from '@/domain/equipment/schema';
import { estimateSchema } from '@/domain/estimate/schema';
import { findingSchema } from '@/domain/finding/schema';
import { invoiceSchema } from '@/domain/invoice/schema';
import { jobSchema } from '@/domain/job/schema';
import { leadSchema } from '@/domain/lead/schema';
import { customerBalanceSchema, ledgerEntrySchema, ledgerMonthSchema, receivablesSchema } from '@/domain/ledger/schema';
import { loadProjectSchema } from '@/domain/load-calc/project/schema';
import { noteSchema } from '@/domain/note/schema';
import { paymentSchema } from '@/domain/payment/schema';
import { plumbingCalcSchema } from '@/domain/plumbing/record/schema';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { propertySchema } from '@/domain/property/schema';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { technicianSchema } from '@/domain/technician/schema';

/** Collections the assistant can look up: those with their own permission, under a company or its owner. */
export const DESK_SCHEMAS = {
  jobs: jobSchema,
  plumbingCalc: plumbingCalcSchema,
  estimates: estimateSchema,
  invoices: invoiceSchema,
  schedule: scheduleEntrySchema,
  notes: noteSchema,
  technicians: technicianSchema,
  leads: leadSchema,
  customers: customerSchema,
  properties: propertySchema,
  summaries: receivablesSchema,
  pricebookDirectory: directoryShardSchema,
  directory: directoryShardSchema,
  balances: customerBalanceSchema,
  ledger: ledgerEntrySchema,
  ledgerMonths: ledgerMonthSchema,
  payments: paymentSchema,
  equipment: equipmentSchema,
  findings: findingSchema,
  manualJ: loadProjectSchema,
  pricebook: pricebookItemSchema,
} as const satisfies Partial<Record<PermissionCollection, ZodType>>;

export type DeskCollection = keyof typeof DESK_SCHEMAS;
