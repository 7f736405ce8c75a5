import { agreementsReport } from './build/agreements';
import { capacityReport } from './build/capacity';
import { cashReport } from './build/cash';
import { contractsReport } from './build/contracts';
import { discountsReport } from './build/discounts';
import { equipmentReport } from './build/equipment';
import { estimatesReport } from './build/estimates';
import { jobsReport } from './build/jobs';
import { leadsReport } from './build/leads';
import { salesReport } from './build/sales';
import { taxesReport } from './build/taxes';
import { techniciansReport } from './build/technicians';
import type { Dimension } from './cells';
import type { Report, ReportInput } from './model';
import type { ReportId } from './ids';

/** Sums that a report reads; without the right to one of them it cannot be shown. `equipment`, `schedule`: their counts, which `reportMonths` has. */
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
  /** What it can be narrowed to. */
  filters: readonly Dimension[];
  /** It says how things are today, and asks for no time. */
  isOfToday?: true;
  build: (input: ReportInput) => Report;
};

export const REPORTS: Readonly<Record<ReportId, ReportKind>> = {
  sales: { reads: ['ledgerMonths', 'reportMonths'], filters: ['kind', 'person', 'source', 'item'], build: salesReport },
  cash: { reads: ['ledgerMonths', 'summaries'], filters: [], build: cashReport },
  jobs: { reads: ['reportMonths'], filters: ['kind', 'person', 'source'], build: jobsReport },
  technicians: { reads: ['reportMonths'], filters: ['kind', 'person'], build: techniciansReport },
  capacity: { reads: ['schedule'], filters: [], isOfToday: true, build: capacityReport },
  estimates: { reads: ['reportMonths'], filters: ['author'], build: estimatesReport },
  leads: { reads: ['leadMonths'], filters: [], build: leadsReport },
  agreements: { reads: ['agreementMonths'], filters: [], build: agreementsReport },
  contracts: { reads: ['reportMonths'], filters: [], build: contractsReport },
  taxes: { reads: ['ledgerMonths'], filters: [], build: taxesReport },
  discounts: { reads: ['ledgerMonths'], filters: [], build: discountsReport },
  equipment: { reads: ['equipment'], filters: [], isOfToday: true, build: equipmentReport },
};
