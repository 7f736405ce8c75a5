import type { LoadReport } from '@/domain/load-calc/report/loadReport';
import type { Paper, PaperCompany } from '@/domain/paper/schema';

/** A load calculation for printing: its company and last change, along with the results. */
export type PrintedLoadReport = {
  report: LoadReport;
  company: PaperCompany;
  pageSize: Paper['pageSize'];
  dateText: string;
};
