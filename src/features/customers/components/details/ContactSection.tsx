import { Anchor } from '@mantine/core';
import { formatAddress, formatPhone } from '@/domain/contact/format';
import { leadSourceName } from '@/domain/company/workChoices';
import { callLink } from '@/domain/contact/links';
import { CHANNEL_LABELS, CONSENT_LABELS, customerTermsLabel } from '@/domain/customer/customerLabels';
import type { Contact, Customer } from '@/domain/customer/schema';
import { toTextNumber } from '@/domain/message/textNumber';
import type { Stored } from '@/domain/record/schema';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useCompanyTerms } from '@/entities/invoice/useCompanyTerms';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import classes from './details.module.css';

/** Omits texting if the customer can be texted: the texting section shows more, and what's in effect. */
const consentInWords = ({ consent, phone }: Pick<Customer, 'consent' | 'phone'>): string =>
  (toTextNumber(phone) === '' ? (['email', 'sms', 'phone'] as const) : (['email', 'phone'] as const))
    .map((channel) => `${CHANNEL_LABELS[channel]}: ${CONSENT_LABELS[consent[channel]].toLowerCase()}`)
    .join('\n');

/** Shows how to reach the customer, and their terms. */
export function ContactSection({ customer }: { customer: Stored<Customer> }) {
  const { phone, email, billingAddress, contacts } = customer;
  const companyTerms = useCompanyTerms();
  const { settings } = useWorkSettings();
  return (
    <Section title="Contact">
      <DetailList
        columns={1}
        items={[
          {
            label: 'Phone',
            value: phone && (
              <Anchor href={callLink(phone)} inherit>
                {formatPhone(phone)}
              </Anchor>
            ),
          },
          {
            label: 'E-mail',
            value: email && (
              <Anchor href={`mailto:${email}`} inherit>
                {email}
              </Anchor>
            ),
          },
          {
            label: 'Contact',
            value: customer.kind === 'company' ? [customer.firstName, customer.lastName].filter(Boolean).join(' ') : '',
            isHiddenWhenEmpty: true,
          },
          { label: 'Billing address', value: formatAddress(billingAddress) },
          { label: 'Payment terms', value: customerTermsLabel(customer.paymentTerms, companyTerms) },
          { label: 'Tax', value: customer.isTaxExempt ? 'Tax exempt' : '', isHiddenWhenEmpty: true },
          {
            label: 'Lead source',
            value: leadSourceName(settings, customer.source),
            isHiddenWhenEmpty: true,
          },
          { label: 'Language', value: customer.language, isHiddenWhenEmpty: true },
          { label: 'Consent', value: consentInWords(customer) },
        ]}
      />
      {contacts.length > 0 && (
        <ul className={classes.list} aria-label="Other contacts">
          {contacts.map((contact) => (
            <ContactLine key={contact.id} contact={contact} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function ContactLine({ contact: { name, role, phone, email } }: { contact: Contact }) {
  return (
    <li className={classes.row}>
      <span className={classes.main}>
        {name}
        {role !== '' && <span className={classes.second}> · {role}</span>}
        <br />
        {phone !== '' && (
          <Anchor href={callLink(phone)} inherit>
            {formatPhone(phone)}
          </Anchor>
        )}
        {phone !== '' && email !== '' && ' · '}
        {email !== '' && (
          <Anchor href={`mailto:${email}`} inherit>
            {email}
          </Anchor>
        )}
      </span>
    </li>
  );
}
