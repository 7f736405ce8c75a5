import { BILLING_SETTINGS_ID, billingSettingsSchema, type BillingSettings } from '@/domain/billing/settings';
import { businessUnitSchema, type BusinessUnit } from '@/domain/business-unit/schema';
import { unitOfType } from '@/domain/business-unit/units';
import type { Deps } from '../../functions/src/platform/admin';
import { createdStamp } from '../../functions/src/platform/audit';
import { inCompany } from '../../functions/src/platform/collections';
import type { Team } from './accounts';
import type { CompanyPlan } from './companies/plan';
import type { SeedJob } from './jobs';
import { uploadUnitLogo } from './logo';

/** Two typical business units: one works under the company's name, the other under its own, with logo, numbers and footer. */
export const SERVICE_AND_INSTALLATIONS: readonly BusinessUnit[] = [
  businessUnitSchema.parse({
    id: 'service',
    name: 'Service',
    jobTypeIds: ['service', 'maintenance', 'emergency', 'callback'],
  }),
  businessUnitSchema.parse({
    id: 'installations',
    name: 'Installations',
    jobTypeIds: ['installation', 'project'],
    printedName: 'Blue Ridge Comfort Systems',
    email: 'projects@blue-ridge.example',
    color: '#8a4a0f',
    creditNotePrefix: 'INSC-',
    phone: '(828) 555-0177',
    invoicePrefix: 'INS-',
    footer: 'Installations are inspected by the county before the final payment is due.',
  }),
];

/** Changes a company's billing settings, as its admin would on the settings page. */
export async function changeBilling(
  deps: Deps,
  { companyId, owner }: Team,
  changes: Partial<Pick<BillingSettings, 'units' | 'financing'>>,
): Promise<void> {
  const ref = inCompany(deps.db, companyId, 'settings').doc(BILLING_SETTINGS_ID);
  const stored = (await ref.get()).data();
  await ref.set({
    ...createdStamp(owner.uid, deps.now()),
    ...stored,
    ...billingSettingsSchema.parse({ ...stored, ...changes }),
  });
}

/** Returns the units of a plan's company; those with their own color have a logo in it. */
export const unitsOf = (plan: CompanyPlan, team: Team): Promise<BusinessUnit[]> =>
  Promise.all(
    (plan.units ?? []).map(async (unit) =>
      unit.color === '' ? unit : { ...unit, logoUrl: await uploadUnitLogo(team, plan, unit) },
    ),
  );

/** Returns the unit of a plan's company that does a kind of work, or ''. */
export const unitOf = ({ units = [] }: CompanyPlan, jobType: string): string => unitOfType(units, jobType);

/** Returns the jobs with their units: the server would set them a moment after each is created. */
export const withUnits = (plan: CompanyPlan, jobs: SeedJob[]): SeedJob[] =>
  jobs.map((job) => ({ ...job, record: { ...job.record, businessUnitId: unitOf(plan, job.record.type) } }));
