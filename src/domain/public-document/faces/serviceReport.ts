import type { PrintedCompany } from '../../paper/header';
import type { Paper } from '../../paper/schema';
import { linkEnd } from '../linkEnd';
import { NO_PARTS, type PublicDocument, type ReportParts } from '../schema';
import { defineFace } from '../face';

type ReportSubject = {
  companyId: string;
  /** The job's ID. */
  id: string;
  businessUnitId: string;
  company: PrintedCompany;
  paper: Paper;
  parts: ReportParts;
  /** Time its link was last issued. */
  sharedAt: string;
  now: string;
};

/** Builds the customer's view of a job's finished work: its report, as it was when the link was last issued. */
export function faceOfServiceReport({
  companyId,
  id,
  businessUnitId,
  company,
  paper,
  parts,
  sharedAt,
  now,
}: ReportSubject): PublicDocument {
  return {
    ...NO_PARTS,
    kind: 'service-report',
    companyId,
    subjectId: id,
    businessUnitId,
    updatedAt: now,
    endsAt: linkEnd([sharedAt]),
    timeZone: company.timeZone,
    company: paper.company,
    paper,
    serviceReport: parts,
  };
}

export const serviceReportFace = defineFace({
  collection: 'jobs',
  noun: 'Job',
  // Technicians too: they share it with the customer on site.
  toShare: { operation: 'progress', collection: 'jobs' },
  hasParts: true,
  // A report shows the work as of when it was sent, so later changes to the job don't update it; only the job's deletion removes it.
  isSeen: () => false,
  show: async (subject, read) => faceOfServiceReport({ ...subject, ...(await read.report()) }),
});
