import { agreementsReport } from './build/agreements';
import { capacityReport } from './build/capacity';
import { cashReport } from './build/cash';
import { contractsReport } from './build/contracts';
import { discountsReport } from './build/discounts';
import { equipmentReport } from './build/equipment';
import { estimatesReport } from './build/estimates';
import { jobsReport } from './build/jobs';
import { leadsReport } from './build/leads';
import { mileageReport } from './build/mileage';
import { salesReport } from './build/sales';
import { taxesReport } from './build/taxes';
import { techniciansReport } from './build/technicians';
import type { Dimension } from './cells';
import type { Report, ReportInput } from './model';
import { byUnit } from './units';
import type { ReportId } from './ids';

/**
 * Totals that a report reads; without permission for one of them it can't be shown. `equipment`, `schedule`: their counts, stored in
 * `reportMonths`.
 */
export type Source =
  | 'reportMonths'
  | 'ledgerMonths'
  | 'leadMonths'
  | 'agreementMonths'
  | 'summaries'
  | 'equipment'
  | 'schedule';

export type ReportKind = {
  reads: readonly Source[];
  /** The dimensions it can be filtered by. */
  filters: readonly Dimension[];
  /** Whether it can be limited to a business unit. */
  isByUnit?: true;
  /** Whether it shows today's state, without a time range. */
  isOfToday?: true;
  build: (input: ReportInput) => Report;
};

const ofUnits = (build: ReportKind['build']): Pick<ReportKind, 'isByUnit' | 'build'> => ({
  isByUnit: true,
  build: byUnit(build),
});

export const REPORTS: Readonly<Record<ReportId, ReportKind>> = {
  sales: {
    reads: ['ledgerMonths', 'reportMonths'],
    filters: ['kind', 'person', 'source', 'item'],
    ...ofUnits(salesReport),
  },
  cash: { reads: ['ledgerMonths', 'summaries'], filters: [], ...ofUnits(cashReport) },
  jobs: { reads: ['reportMonths'], filters: ['kind', 'person', 'source'], ...ofUnits(jobsReport) },
  technicians: { reads: ['reportMonths'], filters: ['kind', 'person'], ...ofUnits(techniciansReport) },
  mileage: { reads: ['reportMonths'], filters: ['driver', 'vehicle'], build: mileageReport },
  capacity: { reads: ['schedule'], filters: [], isOfToday: true, build: capacityReport },
  estimates: { reads: ['reportMonths'], filters: ['author'], ...ofUnits(estimatesReport) },
  leads: { reads: ['leadMonths'], filters: [], build: leadsReport },
  agreements: { reads: ['agreementMonths'], filters: [], build: agreementsReport },
  contracts: { reads: ['reportMonths'], filters: [], build: contractsReport },
  taxes: { reads: ['ledgerMonths'], filters: [], ...ofUnits(taxesReport) },
  discounts: { reads: ['ledgerMonths'], filters: [], ...ofUnits(discountsReport) },
  equipment: { reads: ['equipment'], filters: [], isOfToday: true, build: equipmentReport },
};
