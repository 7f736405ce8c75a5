import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Customer } from '@/domain/customer/schema';
import { CONSENT_SOURCE_LABELS, MAIL_PURPOSE_LABELS } from '@/domain/message/consent';
import { consentsOfMail } from '@/domain/message/queries';
import { formatDateTime } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import classes from './message.module.css';

/** Shows a customer's choices made through links in e-mails; renders nothing if there are none. */
export function EmailConsentSection({ customer }: { customer: Pick<Customer, 'email'> }) {
  const { company } = useSession();
  const { records } = useLiveRecords(collections.consents, consentsOfMail(customer.email), {
    isEnabled: customer.email !== '',
  });
  if (records.length === 0) return null;
  return (
    <Section title="E-mails">
      <ul className={classes['entries']} aria-label="E-mail preferences">
        {records.map(({ id, state, purpose, at, source, evidence }) => (
          <li key={id}>
            {state === 'no' ? 'Unsubscribed from' : 'Subscribed again to'} {MAIL_PURPOSE_LABELS[purpose]}
            <div className={classes['second']}>
              {formatDateTime(at, company.timeZone)} · {CONSENT_SOURCE_LABELS[source].toLowerCase()}
              {evidence !== '' && ` · ${evidence}`}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
