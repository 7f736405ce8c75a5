import type { Transaction } from 'firebase-admin/firestore';
import { equipmentName } from '@/domain/equipment/format';
import { equipmentSchema } from '@/domain/equipment/schema';
import { estimateSchema } from '@/domain/estimate/schema';
import { timesheetSchema } from '@/domain/hours/schema';
import { markIdOf, type Marked } from '@/domain/report/marks';
import { estimateContributions, timesheetContributions } from '@/domain/report/otherContributions';
import { unitContributions } from '@/domain/report/stock';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { keepContributions, NOT_COUNTED, type Counted } from './keepContributions';
import { readJobWork, readLooseInvoice, zoneOf } from './readWork';

export type ReportedRecord = { companyId: string; kind: Marked; id: string };

/** Counts a record's current state, replacing its previous count. @returns whether that changed anything */
export const countReported = (deps: Deps, { companyId, kind, id }: ReportedRecord): Promise<boolean> =>
  keepContributions(deps, { companyId, markId: markIdOf(kind, id) }, (transaction) =>
    READERS[kind](deps, transaction, { companyId, id }),
  );

type Reader = (deps: Deps, transaction: Transaction, record: { companyId: string; id: string }) => Promise<Counted>;

const READERS: Record<Marked, Reader> = {
  jobs: (deps, transaction, { companyId, id }) => readJobWork(deps, transaction, { companyId, jobId: id }),
  invoices: (deps, transaction, { companyId, id }) => readLooseInvoice(deps, transaction, { companyId, invoiceId: id }),
  estimates: async (deps, transaction, { companyId, id }) => {
    const stored = await transaction.get(inCompany(deps.db, companyId, 'estimates').doc(id));
    const estimate = estimateSchema.safeParse(stored.data()).data;
    if (!estimate) return NOT_COUNTED;
    const timeZone = await zoneOf(deps, transaction, companyId);
    const at = estimate.sentAt || estimate.answeredAt;
    return {
      title: `${estimate.number} ${estimate.title}`,
      on: at === '' ? '' : calendarDay(timeZone, new Date(at)),
      contributions: estimateContributions(estimate, String(stored.get('createdBy') ?? ''), timeZone),
    };
  },
  timesheets: async (deps, transaction, { companyId, id }) => {
    const stored = await transaction.get(inCompany(deps.db, companyId, 'timesheets').doc(id));
    const sheet = timesheetSchema.safeParse(stored.data()).data;
    if (!sheet) return NOT_COUNTED;
    return { title: sheet.technicianId, on: sheet.weekStartsOn, contributions: timesheetContributions(sheet) };
  },
  equipment: async (deps, transaction, { companyId, id }) => {
    const stored = await transaction.get(inCompany(deps.db, companyId, 'equipment').doc(id));
    const unit = equipmentSchema.safeParse(stored.data()).data;
    if (!unit) return NOT_COUNTED;
    return { title: equipmentName(unit), on: unit.installDate, contributions: unitContributions(id, unit) };
  },
  // ZIP code locations are needed only for these.
  drives: async (deps, transaction, { companyId, id }) =>
    (await import('./countDrives')).readDrives(deps, transaction, { companyId, id }),
};
