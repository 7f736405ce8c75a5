import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { useCan } from '@/data/react/useCan';
import { formatPhone } from '@/domain/contact/format';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { ContactLinks } from '@/entities/customer/ContactLinks';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { Section } from '@/ui/layout/Section';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './details.module.css';

/** Shows the customer, one tap away from a call, a text or an e-mail. */
export function CustomerSection({ job }: { job: Stored<Job> }) {
  const can = useCan();
  // On phones the buttons are within thumb reach: see JobBar.
  const isPhone = useIsPhone();
  const maySee = can('read', 'customers');
  const { data: customer } = useRecord(collections.customers, job.customerId, { isEnabled: maySee });
  const phone = job.contactPhone || customer?.phone || job.customerPhone;
  const email = customer?.email ?? '';
  return (
    <Section title="Customer">
      <div className={classes.stack}>
        {customer?.isDoNotService && (
          <InlineNotice tone="danger" title="Do not service">
            {customer.doNotServiceReason || 'No reason was given.'}
          </InlineNotice>
        )}
        <div>
          {maySee ? (
            <RouterLink to={paths.customerDetails(job.customerId)}>{job.customerName}</RouterLink>
          ) : (
            job.customerName
          )}
          {(job.contactName || phone) && (
            <div className={classes.who}>{[job.contactName, formatPhone(phone)].filter(Boolean).join(' · ')}</div>
          )}
        </div>
        <ContactLinks phone={isPhone ? '' : phone} email={email} />
      </div>
    </Section>
  );
}
