import type { Transaction } from 'firebase-admin/firestore';
import type { FaceReader } from '@/domain/public-document/face';
import { FACES } from '@/domain/public-document/faces';
import type { PublicDocument, ReportParts } from '@/domain/public-document/schema';
import { assertStorable } from '@/domain/public-document/size';
import { auditSchema } from '@/domain/record/schema';
import type { Deps } from '../platform/admin';
import { readCrew } from '../schedule/readCrew';
import { parseRecord } from './parseRecord';
import type { Subject } from './publicDocuments';
import { readCompany, type Data } from './readAround';
import { readEstimateSubject, readInvoiceSubject } from './readPaperSubjects';
import { readServiceReport } from './readServiceReport';
import { readViewedFindings } from './readViewedFindings';
import { readViewedPhotos } from './readViewedPhotos';
import { takesCards } from './takesCards';

/** `sharedAt`: when the link was created, for records that store that separately; defaults to now. */
export type Shown = Subject & {
  sharedAt?: string;
  /** For a service report: its parts. */
  report?: ReportParts | undefined;
};

/**
 * Builds a record's public view from `data`, read together with everything shown with it.
 * @throws AppError `invalid` if its numbers can't be computed, `too-large` if it is too much for a link.
 */
export async function readFace(
  deps: Deps,
  transaction: Transaction,
  subject: Shown,
  data: Data,
): Promise<PublicDocument> {
  const { companyId, kind, subjectId: id } = subject;
  const now = deps.now();
  const face = await FACES[kind].show(
    { companyId, id, sharedAt: subject.sharedAt ?? now, now },
    faceReader(deps, transaction, subject, data),
  );
  assertStorable(face);
  return face;
}

/** Returns a reader for what a view needs, within the transaction. */
const faceReader = (deps: Deps, transaction: Transaction, subject: Shown, data: Data): FaceReader => ({
  record: (schema) => parseRecord(schema, data),
  changedAt: () => parseRecord(auditSchema, data).updatedAt,
  company: () => readCompany(deps, transaction, subject.companyId),
  takesCards: () => takesCards(deps, transaction, subject.companyId),
  photos: () => readViewedPhotos(deps, transaction, subject),
  findings: () => readViewedFindings(deps, transaction, subject),
  people: (ownerId, technicianIds) => readCrew(deps, { ownerId, crew: technicianIds }, transaction),
  estimate: () => readEstimateSubject(deps, transaction, subject, data),
  invoice: () => readInvoiceSubject(deps, transaction, subject, data),
  report: () => readServiceReport(deps, transaction, subject, data),
});
