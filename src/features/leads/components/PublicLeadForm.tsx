import { Anchor, Button, Checkbox, TextInput, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { callFunction } from '@/data/callables';
import { callLink } from '@/domain/contact/links';
import { EMPTY_ADDRESS } from '@/domain/contact/schema';
import { LEAST_FORM_SECONDS, readLeadForm, sendLead, type LeadForm } from '@/domain/lead/api';
import { isOutside } from '@/domain/lead/area';
import { formLeadSchema, type FormLead } from '@/domain/lead/arrival';
import { LEAD_MESSAGE_LENGTH } from '@/domain/lead/schema';
import { AppError } from '@/lib/appError';
import { AddressFields } from '@/ui/forms/AddressFields';
import { FormPhone } from '@/ui/forms/FormPhone';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { OptionalParts } from '@/ui/layout/OptionalParts';
import { Section } from '@/ui/layout/Section';
import classes from './leads.module.css';

const EMPTY: FormLead = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  address: EMPTY_ADDRESS,
  wanted: '',
  message: '',
  isAgreed: false,
};

type PublicLeadFormProps = { companyId: string; leadForm: LeadForm; onAgain: () => void };

/** Name, a way to answer, and what is wanted: a minute on a phone. What was typed is kept on the device until it has arrived. */
export function PublicLeadForm({ companyId, leadForm, onAgain }: PublicLeadFormProps) {
  const { company, text, services, consentWording, serviceArea, ticket } = leadForm;
  const form = useSchemaForm<FormLead>({
    schema: formLeadSchema,
    initialValues: EMPTY,
    draftKey: `lead-form:${companyId}`,
  });
  const [website, setWebsite] = useState('');
  const [outcome, setOutcome] = useState<{ isOutOfArea: boolean } | null>(null);
  const [openedAtMs] = useState(() => Date.now());
  useEffect(() => {
    if (outcome) window.scrollTo(0, 0);
  }, [outcome]);

  if (outcome)
    return (
      <>
        <Title order={1}>Thank you</Title>
        <InlineNotice tone="success" title={`${company.name} has your request`} role="status">
          {outcome.isOutOfArea
            ? 'Your place may be outside of where they work. They will tell you.'
            : 'They will get back to you.'}{' '}
          {company.phone !== '' && (
            <>
              If it is urgent, call <Anchor href={callLink(company.phone)}>{company.phone}</Anchor>.
            </>
          )}
        </InlineNotice>
        <div>
          <Button variant="default" onClick={onAgain}>
            Send another request
          </Button>
        </div>
      </>
    );

  const send = async (lead: FormLead): Promise<void> => {
    // Who types fast, or lets the browser fill it in, is not to be taken for a machine.
    const waitMs = LEAST_FORM_SECONDS * 1000 + 500 - (Date.now() - openedAtMs);
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    const search = window.location.search.slice(0, 4000);
    const sendWith = (valid: string) => callFunction(sendLead, { companyId, ticket: valid, lead, website, search });
    try {
      setOutcome(await sendWith(ticket));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'failed-precondition') throw error;
      // Open since yesterday: its ticket has expired, and the same one would never do. Whoever wrote all this is not to write it again.
      const { ticket: fresh } = await callFunction(readLeadForm, { companyId });
      await new Promise((resolve) => setTimeout(resolve, LEAST_FORM_SECONDS * 1000 + 500));
      setOutcome(await sendWith(fresh));
    }
  };
  const { wanted, address, message } = form.values;
  return (
    <>
      <Title order={1}>What can we do for you?</Title>
      {text !== '' && <p className={classes['text']}>{text}</p>}
      <SchemaForm form={form} onSubmit={send} submitLabel="Send request">
        <Section>
          <div className={classes['column']}>
            <FormTextInput
              form={form}
              name="wanted"
              label="What do you need?"
              placeholder="No heat, new water heater…"
            />
            {services.length > 0 && wanted === '' && (
              <div className={classes['badges']} role="group" aria-label="Usual requests">
                {services.map((service) => (
                  <Button
                    key={service}
                    size="compact-sm"
                    variant="default"
                    onClick={() => form.setFieldValue('wanted', service)}
                  >
                    {service}
                  </Button>
                ))}
              </div>
            )}
            <FormTextarea
              form={form}
              name="message"
              label="Tell us more"
              maxLength={LEAD_MESSAGE_LENGTH}
              minRows={message === '' ? 2 : 3}
            />
          </div>
        </Section>
        <Section>
          <div className={classes['column']}>
            <div className={classes['pair']}>
              <FormTextInput form={form} name="firstName" label="First name" autoComplete="given-name" isRequired />
              <FormTextInput form={form} name="lastName" label="Last name" autoComplete="family-name" />
            </div>
            <div className={classes['pair']}>
              <FormPhone form={form} name="phone" label="Phone" description="Phone or e-mail, so that we can answer" />
              <FormTextInput
                form={form}
                name="email"
                label="E-mail"
                type="email"
                inputMode="email"
                autoComplete="email"
              />
            </div>
            <OptionalParts
              parts={[
                {
                  id: 'address',
                  label: 'Where is it?',
                  isFilled: [address.street, address.city, address.postalCode].some((part) => part !== ''),
                  content: <AddressFields form={form} name="address" />,
                },
              ]}
            />
            {isOutside(serviceArea, address) && (
              <InlineNotice tone="warning" role="status">
                This ZIP code may be outside of where we work. Send your request, and we will tell you.
              </InlineNotice>
            )}
            <Checkbox
              label="Text messages are fine"
              description={consentWording}
              checked={form.values.isAgreed}
              onChange={(event) => form.setFieldValue('isAgreed', event.currentTarget.checked)}
            />
          </div>
        </Section>
        {/* Nobody sees this, and no browser fills it in: what is written here was written by a machine. */}
        <div className="visually-hidden" aria-hidden>
          <TextInput
            label="Leave this empty"
            name="fw-extra"
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={(event) => setWebsite(event.currentTarget.value)}
          />
        </div>
      </SchemaForm>
    </>
  );
}
