import { collections } from '@/data/collections';
import { readOne } from '@/data/records/readOne';
import type { Workspace } from '@/data/session/workspace';
import { unitOfJob } from '@/domain/business-unit/units';
import { can } from '@/domain/access/permissions';
import type { DocumentLine } from '@/domain/billing/schema';
import type { LoadProject } from '@/domain/load-calc/project/schema';
import type { UnitSystem } from '@/domain/calculation/units';
import type { PlumbingCalc } from '@/domain/plumbing/record/schema';
import { withMemberPrices } from '@/domain/agreement/record/memberPrices';
import { readMemberPrices } from '@/entities/agreement/readMemberPrices';
import { readBillingSettings, readTax } from '@/entities/tax/readTax';
import { calendarDay } from '@/lib/dates';
import type { EstimateOrigin } from './estimateForm';
import { readFindings } from './readFindings';

/** Ids from a new estimate's URL; '' for those not given. */
export type OriginIds = {
  customerId: string;
  jobId: string;
  copyOf: string;
  loadCalculationId: string;
  /** Findings that the work should fix. */
  findingIds: readonly string[];
  /** Units for the load results. */ units: UnitSystem;
  /** A plumbing calculation whose materials become the lines. */ plumbingId: string;
  /** The lead that requested it. */ leadId: string;
};

/** The load engine is fetched only if an estimate starts from a load calculation. */
async function describeLoad(load: LoadProject, units: UnitSystem): Promise<EstimateOrigin['load']> {
  const { scopeText } = await import('@/domain/load-calc/report/scopeText');
  return { title: load.title, scope: scopeText(load, units) };
}

/**
 * Returns the pipe and parts of a plumbing calculation at the pricebook’s prices. The engine and search are fetched only if an estimate
 * starts from one.
 */
async function pipeLines(workspace: Workspace, { tree: text }: PlumbingCalc): Promise<DocumentLine[]> {
  const [{ readTree }, { calculateLive }, { buyingOf, materialLines, pricedMaterials }] = await Promise.all([
    import('@/domain/plumbing/record/tree'),
    import('@/domain/plumbing/project/calculateLive'),
    import('@/entities/plumbing-calculation/pricedMaterials'),
  ]);
  const { tree } = readTree(text);
  if (!tree) return [];
  const { result } = calculateLive(tree);
  return result ? materialLines(await pricedMaterials(workspace, result, buyingOf(tree))) : [];
}

export type ReadOrigin = EstimateOrigin & { isMissing: boolean };

/** Reads everything a new estimate starts from. Offline, uses what the device has. */
export async function readOrigin(
  workspace: Workspace,
  { customerId, jobId, copyOf, loadCalculationId, plumbingId, leadId, findingIds, units }: OriginIds,
  now: Date = new Date(),
): Promise<ReadOrigin> {
  const { company, ...rights } = workspace.getState();
  const date = calendarDay(company?.timeZone ?? 'UTC', now);
  const [load, plumbing, lead] = await Promise.all([
    readOne(workspace, collections.manualJ, loadCalculationId),
    readOne(workspace, collections.plumbingCalc, plumbingId),
    readOne(workspace, collections.leads, leadId),
  ]);
  const found = await readFindings(workspace, findingIds);
  const source = load ?? plumbing ?? found[0]?.finding;
  const jobIdOrSources = jobId || (source?.jobId ?? '');
  const [copied, job, settings, work] = await Promise.all([
    readOne(workspace, collections.estimates, copyOf),
    readOne(workspace, collections.jobs, jobIdOrSources),
    readBillingSettings(workspace),
    can(rights, 'read', 'jobWork') ? readOne(workspace, collections.jobWork, jobIdOrSources) : null,
  ]);
  const [customer, property] = await Promise.all([
    readOne(workspace, collections.customers, job?.customerId ?? source?.customerId ?? customerId),
    readOne(workspace, collections.properties, job?.propertyId ?? source?.propertyId ?? lead?.propertyId ?? ''),
  ]);
  const [tax, prices] = await Promise.all([
    readTax(workspace, {
      customer,
      property,
      settings,
      businessUnitId: unitOfJob(settings.units, job),
      date,
    }),
    readMemberPrices(workspace, { customerId: customer?.id ?? '', propertyId: property?.id ?? '' }),
  ]);
  const isMissing =
    (copyOf !== '' && !copied) ||
    (jobId !== '' && !job) ||
    (loadCalculationId !== '' && !load) ||
    (plumbingId !== '' && !plumbing) ||
    (leadId !== '' && !lead) ||
    found.length < findingIds.length ||
    (customerId !== '' && !customer);
  return {
    today: date,
    settings,
    tax,
    memberPrices: withMemberPrices([], prices),
    customer,
    property,
    job,
    workLines: [...(work?.workLines ?? []), ...(plumbing ? await pipeLines(workspace, plumbing) : [])],
    copyOf: copied,
    load: load ? await describeLoad(load, units) : plumbing && { title: plumbing.title, scope: '' },
    found,
    lead,
    isMissing,
  };
}
