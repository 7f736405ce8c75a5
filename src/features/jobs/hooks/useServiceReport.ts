import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useOptionalRecord, useRecord } from '@/data/react/useRecords';
import { EMPTY_ADDRESS } from '@/domain/contact/schema';
import { agreedEstimate } from '@/domain/estimate/queries';
import type { Job } from '@/domain/job/schema';
import type { Paper } from '@/domain/paper/schema';
import { linesOfReport, paperOfServiceReport } from '@/domain/paper/serviceReport';
import type { ReportParts } from '@/domain/public-document/schema';
import { photosOfJob } from '@/domain/photo/queries';
import type { Stored } from '@/domain/record/schema';
import { signaturesOfJob } from '@/domain/signature/queries';
import { usePrintedAs } from '@/entities/billing/usePrintedAs';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { useJobEstimates } from './useJobEstimates';

/** Builds the report on a job's finished work, limited to what this user may see; `counts` has the number of selectable items. */
export function useServiceReport(job: Stored<Job>, { hasLines, hasPhotos }: ReportParts) {
  const can = useCan();
  const { company } = usePrintedAs(job.businessUnitId);
  const { namesOf } = useTechnicians();
  const mayReadCustomer = can('read', 'customers');
  const customer = useRecord(collections.customers, mayReadCustomer ? job.customerId : '');
  const property = useRecord(collections.properties, mayReadCustomer ? job.propertyId : '');
  const work = useOptionalRecord(collections.jobWork, job.id);
  const photos = useLiveRecords(collections.photos, photosOfJob(job.id));
  const signatures = useLiveRecords(collections.workSignatures, signaturesOfJob(job.id));
  const agreed = agreedEstimate(useJobEstimates(job.id));
  const lines = linesOfReport(agreed, work.data?.workLines ?? []);
  const serviceAddress = property.data?.address ?? null;
  const billing = customer.data?.billingAddress ?? EMPTY_ADDRESS;
  const hasBilling = billing.street !== '' || billing.city !== '';
  const paper: Paper = paperOfServiceReport({
    company,
    recipient: { name: job.customerName, address: hasBilling ? billing : (serviceAddress ?? EMPTY_ADDRESS) },
    serviceAddress,
    job,
    technicians: namesOf(job.technicianIds).join(', '),
    lines: hasLines ? lines : [],
    photos: hasPhotos ? photos.records : [],
    signature: signatures.records[0] ?? null,
  });
  return {
    paper,
    customer: customer.data ?? null,
    counts: { lines: lines.length, photos: photos.records.length, signatures: signatures.records.length },
    isLoading: photos.isLoading || signatures.isLoading || work.isLoading || customer.isLoading,
    error: photos.error ?? signatures.error,
  };
}
