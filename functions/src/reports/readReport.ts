import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { output, ZodType } from 'zod';
import { agreementMonthSchema } from '@/domain/agreement/record/postingSchema';
import { BILLING_SETTINGS_ID, billingSettingsSchema } from '@/domain/billing/settings';
import type { CompanyFields } from '@/domain/company/schema';
import { leadMonthSchema } from '@/domain/lead/months';
import { ledgerMonthSchema, NO_RECEIVABLES, RECEIVABLES_ID, receivablesSchema } from '@/domain/ledger/schema';
import { CAPACITY_NAME } from '@/domain/report/capacity';
import { reportMonthSchema } from '@/domain/report/cells';
import type { ReportId } from '@/domain/report/ids';
import type { Names, ReportInput } from '@/domain/report/model';
import { reportNames } from '@/domain/report/names';
import { sumsWithin } from '@/domain/report/queries';
import { readRange, type Comparison, type MonthRange } from '@/domain/report/range';
import { REPORTS, type Source } from '@/domain/report/reports';
import type { ReportSettings } from '@/domain/report/settings';
import { stockParts } from '@/domain/report/stock';
import { RESOURCE_LIST_LIMIT, resourceName, resourceSchema } from '@/domain/resource/schema';
import { TECHNICIAN_LIST_LIMIT, technicianName, technicianSchema } from '@/domain/technician/schema';
import { userName, userSchema } from '@/domain/user/schema';
import { readWorkSettings } from '../leads/leadCompany';
import type { Deps } from '../platform/admin';
import { inCompany, techniciansOf, users } from '../platform/collections';
import { asked } from '../platform/listQuery';
import { fieldsIn } from '../platform/readable';
import { awayMembers } from '../team/companies/awayMembers';

const MEMBERS_LIMIT = 300;

type Wanted = {
  companyId: string;
  company: CompanyFields;
  report: ReportId;
  settings: Pick<ReportSettings, 'laborCentsPerHour'>;
  /** The company's day (YYYY-MM-DD). */
  today: string;
  range: MonthRange;
  comparison: Comparison;
};

/** Reads everything a report on a range is computed from, as its page does. The caller must check permission. */
export async function readReportInput(
  deps: Deps,
  { companyId, company, report, settings, today, range, comparison }: Wanted,
): Promise<ReportInput> {
  const { reads } = REPORTS[report];
  const within = async <S extends ZodType>(
    source: Exclude<Source, 'summaries' | 'equipment' | 'schedule'>,
    schema: S,
  ): Promise<output<S>[]> =>
    reads.includes(source)
      ? fieldsIn(schema, (await asked(inCompany(deps.db, companyId, source), sumsWithin(readRange(range))).get()).docs)
      : [];
  const [months, ledger, leads, agreements, receivables, stock, capacity, names, billing] = await Promise.all([
    within('reportMonths', reportMonthSchema),
    within('ledgerMonths', ledgerMonthSchema),
    within('leadMonths', leadMonthSchema),
    within('agreementMonths', agreementMonthSchema),
    reads.includes('summaries') ? inCompany(deps.db, companyId, 'summaries').doc(RECEIVABLES_ID).get() : null,
    reads.includes('equipment') ? asked(inCompany(deps.db, companyId, 'reportMonths'), stockParts()).get() : null,
    reads.includes('schedule') ? inCompany(deps.db, companyId, 'reportMonths').doc(CAPACITY_NAME).get() : null,
    readNames(deps, { companyId, company, report }),
    inCompany(deps.db, companyId, 'settings').doc(BILLING_SETTINGS_ID).get(),
  ]);
  return {
    ...{ range, comparison, today, filter: null, unit: '', names, months, ledger, leads, agreements },
    units: billingSettingsSchema.safeParse(billing.data() ?? {}).data?.units ?? [],
    stock: fieldsIn(reportMonthSchema, stock?.docs ?? []),
    capacity: capacity?.exists ? fieldsIn(reportMonthSchema, [capacity]) : [],
    receivables: receivablesSchema.safeParse(receivables?.data()).data ?? NO_RECEIVABLES,
    laborCentsPerHour: settings.laborCentsPerHour,
  };
}

const byId = (docs: readonly DocumentSnapshot[], nameOf: (data: unknown) => string): Map<string, string> =>
  new Map(docs.map((document) => [document.id, nameOf(document.data())]));

async function readNames(
  deps: Deps,
  { companyId, company, report }: Pick<Wanted, 'companyId' | 'company' | 'report'>,
): Promise<Names> {
  const [crew, people, away, vehicles, settings] = await Promise.all([
    techniciansOf(deps.db, company.ownerId).limit(TECHNICIAN_LIST_LIMIT).get(),
    users(deps.db).where('companyId', '==', companyId).limit(MEMBERS_LIMIT).get(),
    awayMembers(deps, companyId),
    report === 'mileage' ? inCompany(deps.db, companyId, 'resources').limit(RESOURCE_LIST_LIMIT).get() : null,
    readWorkSettings(deps, companyId, company),
  ]);
  const technicians = byId(crew.docs, (data) => {
    const technician = technicianSchema.safeParse(data).data;
    return technician ? technicianName(technician) : '';
  });
  const members = new Map([
    ...byId(people.docs, (data) => userName(userSchema.parse(data))),
    ...away.map(({ uid, name }) => [uid, name] as const),
  ]);
  const resources = byId(vehicles?.docs ?? [], (data) => {
    const resource = resourceSchema.safeParse(data).data;
    return resource ? resourceName(resource) : '';
  });
  return reportNames(settings, {
    vehicle: (id) => resources.get(id) ?? '',
    technician: (id) => technicians.get(id) || 'Former technician',
    member: (uid) => (uid === '' ? 'Automatically' : members.get(uid) || 'Former colleague'),
  });
}
