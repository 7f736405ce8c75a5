import { emptyLine } from '@/domain/billing/emptyLine';
import { documentInputSchema, type DocumentInput, type DocumentLine } from '@/domain/billing/schema';
import { paperOfDocument } from '@/domain/paper/document';
import type { PrintedCompany } from '@/domain/paper/header';
import type { Paper } from '@/domain/paper/schema';
import type { PublicDocument } from '@/domain/public-document/schema';
import { addCalendarDays } from '@/lib/calendar';

const DUE_IN_DAYS = 14;
const SAMPLE_NUMBER = 'INV-1042';

const line = (id: string, name: string, unitPriceCents: number): DocumentLine => ({
  ...emptyLine(id),
  name,
  kind: 'labour',
  taxClass: 'labour',
  unitPriceCents,
});

const documentOf = (today: string): DocumentInput =>
  documentInputSchema.parse({
    type: 'invoice',
    date: today,
    lines: [
      line('sample-1', 'Diagnostic visit', 8900),
      line('sample-2', 'Capacitor, installed', 24_500),
      line('sample-3', 'Maintenance plan, first month', 2900),
    ],
    tax: { date: today },
  });

/** Builds an invoice dated `today` (YYYY-MM-DD), without a customer, as printed in the company's kit. */
export const sampleInvoice = (company: PrintedCompany, { footer, today }: { footer: string; today: string }): Paper =>
  paperOfDocument({
    document: documentOf(today),
    company,
    number: SAMPLE_NUMBER,
    dueDate: addCalendarDays(today, DUE_IN_DAYS),
    recipient: {
      name: 'Sample Customer',
      address: {
        street: '12 Oak Street',
        unit: '',
        city: 'Springfield',
        state: 'IL',
        postalCode: '62701',
        country: 'US',
      },
    },
    facts: [{ label: 'For', value: 'Sample work' }],
    footer,
  });

/** Builds the same invoice as its customer sees it through the link. */
export const sampleFace = (paper: Paper, { timeZone, today }: { timeZone: string; today: string }): PublicDocument => ({
  kind: 'invoice',
  companyId: '',
  subjectId: '',
  businessUnitId: '',
  updatedAt: `${today}T12:00:00.000Z`,
  endsAt: '',
  timeZone,
  company: paper.company,
  paper,
  estimate: null,
  invoice: {
    status: 'issued',
    currency: 'USD',
    totalCents: 36_300,
    balanceCents: 36_300,
    dueOn: addCalendarDays(today, DUE_IN_DAYS),
    canPayByCard: false,
    lateFeeNotice: '',
    financing: null,
    payments: [],
  },
  item: null,
  loadCalculation: null,
  plumbing: null,
  visit: null,
  agreement: null,
  serviceReport: null,
  inspection: null,
  readings: null,
});
