import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { callFunction } from '@/data/callables';
import { requiredEmail } from '@/domain/contact/schema';
import { askPortalLink } from '@/domain/portal/api';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';

const SCHEMA = z.object({ email: requiredEmail });

/** Lets a customer request the link to their documents. The response is the same for every address. */
export function AskForLink({ companyId, companyName }: { companyId: string; companyName: string }) {
  const [asked, setAsked] = useState('');
  const form = useSchemaForm({ schema: SCHEMA, initialValues: { email: '' } });
  return (
    <OneColumn>
      <Title order={1}>Your papers with {companyName}</Title>
      {asked === '' ? (
        <>
          <Text>
            Enter the e-mail address that {companyName} has for you. You get a link to your estimates, invoices,
            agreements and visits, without a password.
          </Text>
          <SchemaForm
            form={form}
            submitLabel="Send me the link"
            onSubmit={async ({ email }) => {
              await callFunction(askPortalLink, { companyId, email });
              setAsked(email);
            }}
          >
            <FormTextInput
              form={form}
              name="email"
              label="E-mail address"
              type="email"
              autoComplete="email"
              isRequired
            />
          </SchemaForm>
        </>
      ) : (
        <InlineNotice tone="info" title="Look at your e-mail" role="status">
          If {companyName} has {asked} on file, the link is on its way. It can take a minute. Nothing there? Look in
          your spam folder, or call {companyName}.
        </InlineNotice>
      )}
    </OneColumn>
  );
}
