import { TextInput, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { callFunction } from '@/data/callables';
import { EMPTY_ADDRESS } from '@/domain/contact/schema';
import { LEAST_FORM_SECONDS, readLeadForm, sendLead, type LeadForm } from '@/domain/lead/api';
import { formLeadSchema, type FormLead } from '@/domain/lead/arrival';
import { AppError } from '@/lib/appError';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { AskerFields } from './AskerFields';
import classes from './leads.module.css';
import { LeadThanks } from './LeadThanks';
import { WantedFields } from './WantedFields';

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

/** Edits name, contact, and request: a minute on a phone. The input is kept on the device until it has been received. */
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

  if (outcome) return <LeadThanks company={company} isOutOfArea={outcome.isOutOfArea} onAgain={onAgain} />;

  const send = async (lead: FormLead): Promise<void> => {
    // Fast typing, or autofill, must not look like a bot.
    const waitMs = LEAST_FORM_SECONDS * 1000 + 500 - (Date.now() - openedAtMs);
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    const search = window.location.search.slice(0, 4000);
    const sendWith = (valid: string) => callFunction(sendLead, { companyId, ticket: valid, lead, website, search });
    try {
      setOutcome(await sendWith(ticket));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'failed-precondition') throw error;
      // The form was open since yesterday: its ticket has expired and would never work. No one should have to retype all this.
      const { ticket: fresh } = await callFunction(readLeadForm, { companyId });
      await new Promise((resolve) => setTimeout(resolve, LEAST_FORM_SECONDS * 1000 + 500));
      setOutcome(await sendWith(fresh));
    }
  };
  return (
    <>
      <Title order={1}>What can we do for you?</Title>
      {text !== '' && <p className={classes['text']}>{text}</p>}
      <SchemaForm form={form} onSubmit={send} submitLabel="Send request">
        <WantedFields form={form} services={services} />
        <AskerFields form={form} serviceArea={serviceArea} consentWording={consentWording} />
        {/* Hidden, and no browser fills it in: anything entered here comes from a bot. */}
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
