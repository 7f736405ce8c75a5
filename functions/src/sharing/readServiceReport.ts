import type { Transaction } from 'firebase-admin/firestore';
import { agreedEstimate, estimatesMadeIntoJob, estimatesOfJob } from '@/domain/estimate/queries';
import { estimateSchema } from '@/domain/estimate/schema';
import { isWorkFinished } from '@/domain/job/progress';
import { jobSchema, type Job } from '@/domain/job/schema';
import { jobWorkSchema } from '@/domain/job/workLines';
import type { Paper } from '@/domain/paper/schema';
import { linesOfReport, paperOfServiceReport } from '@/domain/paper/serviceReport';
import { photosOfJob } from '@/domain/photo/queries';
import { photoSchema } from '@/domain/photo/schema';
import { reportPartsSchema, type ReportParts } from '@/domain/public-document/schema';
import type { ListQuery } from '@/domain/record/listQuery';
import { signaturesOfJob } from '@/domain/signature/queries';
import { workSignatureSchema } from '@/domain/signature/schema';
import { technicianName } from '@/domain/technician/schema';
import type { Deps } from '../platform/admin';
import { inCompany, type CompanyCollection } from '../platform/collections';
import { notFound, precondition } from '../platform/errors';
import { asked } from '../platform/listQuery';
import { readCrew } from '../schedule/readCrew';
import { parseRecord } from './parseRecord';
import { tokenOf, tokenRef } from './publicDocuments';
import { readAround, type Around, type Data } from './readAround';
import { linkOf, sendableOf, type Sendable } from './sendable';

type ReportOfJob = { companyId: string; subjectId: string; report?: ReportParts | undefined };
type ReadReport = Pick<Around, 'company' | 'customerSortName'> & {
  businessUnitId: string;
  job: Job;
  paper: Paper;
  parts: ReportParts;
};

const WHOLE: ReportParts = { hasLines: true, hasPhotos: true };

/**
 * Reads the report of a job's finished work, as the office sees it before sending: reread, so only stored data is sent.
 * @throws AppError `failed-precondition` while the work isn't done.
 */
export async function readServiceReport(
  deps: Deps,
  transaction: Transaction,
  { companyId, subjectId, report: parts = WHOLE }: ReportOfJob,
  data: Data,
): Promise<ReadReport> {
  const job = parseRecord(jobSchema, data);
  if (!isWorkFinished(job.progress)) throw precondition('Finish the job first: a report says what was done.');
  const find = async (name: CompanyCollection, query: ListQuery): Promise<Data[]> =>
    (await transaction.get(asked(inCompany(deps.db, companyId, name), query))).docs.map((found) => found.data());
  const [around, work, photos, signatures, written, made] = await Promise.all([
    readAround(deps, transaction, companyId, job),
    transaction.get(inCompany(deps.db, companyId, 'jobWork').doc(subjectId)),
    find('photos', photosOfJob(subjectId)),
    find('workSignatures', signaturesOfJob(subjectId)),
    find('estimates', estimatesOfJob(subjectId)),
    find('estimates', estimatesMadeIntoJob(subjectId)),
  ]);
  const crew = await readCrew(deps, { ownerId: around.company.ownerId, crew: job.technicianIds }, transaction);
  const agreed = agreedEstimate([...written, ...made].flatMap((found) => estimateSchema.safeParse(found).data ?? []));
  const workLines = jobWorkSchema.safeParse(work.data()).data?.workLines ?? [];
  const paper = paperOfServiceReport({
    company: around.company,
    recipient: around.customer,
    serviceAddress: around.serviceAddress,
    job,
    technicians: crew.map(technicianName).join(', '),
    lines: parts.hasLines ? linesOfReport(agreed, workLines) : [],
    photos: parts.hasPhotos ? photos.flatMap((found) => photoSchema.safeParse(found).data ?? []) : [],
    signature: signatures.flatMap((found) => workSignatureSchema.safeParse(found).data ?? [])[0] ?? null,
  });
  const { company, customerSortName } = around;
  return { company, customerSortName, businessUnitId: job.businessUnitId, job, paper, parts };
}

/** Reads the report for e-mail. @throws AppError `not-found`, and as `readServiceReport` does. */
export async function readSentReport(
  deps: Deps,
  transaction: Transaction,
  { companyId, subjectId, origin = '', report }: ReportOfJob & { origin?: string },
): Promise<Sendable> {
  const stored = await transaction.get(inCompany(deps.db, companyId, 'jobs').doc(subjectId));
  if (!stored.exists) throw notFound('Job');
  const share = await transaction.get(tokenRef(deps.db, { companyId, kind: 'service-report', subjectId }));
  const given = report ?? reportPartsSchema.safeParse(share.get('report')).data;
  const read = await readServiceReport(deps, transaction, { companyId, subjectId, report: given }, stored.data() ?? {});
  const token = tokenOf(share.data());
  return sendableOf({
    paper: read.paper,
    token,
    link: linkOf('service-report', token, origin),
    company: read.company,
    customerName: read.job.customerName,
    customerSortName: read.customerSortName,
    due: '',
    customerId: read.job.customerId,
  });
}
