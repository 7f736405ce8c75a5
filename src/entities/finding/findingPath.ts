import { checkRouteAccess } from '@/domain/access/routes';
import type { Finding } from '@/domain/finding/schema';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';

type Visitor = Parameters<typeof checkRouteAccess>[1];

/** Returns where a user can open a finding: in the list of all findings, else on its job, else at its customer. */
export function findingPath({ id, jobId, customerId }: Stored<Finding>, visitor: Visitor): string {
  const places = [
    paths.findings(id),
    paths.inspectionFindings(id),
    ...(jobId === '' ? [] : [paths.jobDetails(jobId)]),
    paths.customerDetails(customerId),
  ];
  const isOpen = (path: string): boolean => checkRouteAccess(path.replace(/\?.*$/, ''), visitor).isAllowed;
  return places.find(isOpen) ?? paths.jobs;
}
