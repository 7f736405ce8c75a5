import type { LoadReport } from '@/domain/load-calc/report/loadReport';
import type { Paper, PaperCompany } from '@/domain/paper/schema';

/** A load calculation as it goes to paper: whose it is and when it was last changed stand beside what was calculated. */
export type PrintedLoadReport = {
  report: LoadReport;
  company: PaperCompany;
  pageSize: Paper['pageSize'];
  dateText: string;
};
