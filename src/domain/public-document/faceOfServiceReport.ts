import type { PrintedCompany } from '../paper/header';
import type { Paper } from '../paper/schema';
import { linkEnd } from './linkEnd';
import { NO_PARTS } from './noParts';
import type { PublicDocument, ReportParts } from './schema';

type ReportSubject = {
  companyId: string;
  /** Of the job. */
  id: string;
  company: PrintedCompany;
  paper: Paper;
  parts: ReportParts;
  /** When its link was last given. */
  sharedAt: string;
  now: string;
};

/** What the customer sees of a job's finished work: its report, as it was when the link was last given. */
export function faceOfServiceReport({
  companyId,
  id,
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
    updatedAt: now,
    endsAt: linkEnd([sharedAt]),
    timeZone: company.timeZone,
    company: paper.company,
    paper,
    serviceReport: parts,
  };
}
