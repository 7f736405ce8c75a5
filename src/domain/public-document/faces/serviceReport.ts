import type { PrintedCompany } from '../../paper/header';
import type { Paper } from '../../paper/schema';
import { linkEnd } from '../linkEnd';
import { NO_PARTS, type PublicDocument, type ReportParts } from '../schema';
import { defineFace } from '../face';

type ReportSubject = {
  companyId: string;
  /** Of the job. */
  id: string;
  businessUnitId: string;
  company: PrintedCompany;
  paper: Paper;
  parts: ReportParts;
  /** When its link was last shared. */
  sharedAt: string;
  now: string;
};

/** Builds what the customer sees of a job's finished work: its report, as of when the link was last shared. */
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
  // Technicians too: they give it to the customer at the door.
  toShare: { operation: 'progress', collection: 'jobs' },
  hasParts: true,
  // A report shows the work as it was when it was sent: only deleting the job removes it.
  isSeen: () => false,
  show: async (subject, read) => faceOfServiceReport({ ...subject, ...(await read.report()) }),
});
