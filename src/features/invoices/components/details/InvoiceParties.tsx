import type { Invoice } from '@/domain/invoice/schema';
import { paths } from '@/lib/paths';
import { RouterLink } from '@/ui/links/RouterLink';

type InvoicePartiesProps = {
  invoice: Pick<Invoice, 'customerId' | 'customerName' | 'title' | 'jobId' | 'jobNumber'>;
};

/** Shows the invoice's customer, its subject, and the job it comes from. */
export function InvoiceParties({
  invoice: { customerId, customerName, title, jobId, jobNumber },
}: InvoicePartiesProps) {
  return (
    <>
      {customerId !== '' && (
        <RouterLink underline="always" to={paths.customerDetails(customerId)}>
          {customerName}
        </RouterLink>
      )}
      {title !== '' && ` · ${title}`}
      {jobId !== '' && (
        <>
          {' · '}
          <RouterLink underline="always" to={paths.jobDetails(jobId)}>
            Job {jobNumber}
          </RouterLink>
        </>
      )}
    </>
  );
}
