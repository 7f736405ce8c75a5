import { Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { requiredEmail } from '@/domain/contact/schema';
import { requestPasswordReset } from '@/data/session/signIn';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { AuthCard } from '@/ui/layout/AuthCard';
import { PublicLayout } from '@/ui/layout/PublicLayout';

const schema = z.object({ email: requiredEmail });

/** Requests a password reset e-mail. The response is the same whether or not the account exists. */
export function PasswordReset({ email, onBack }: { email: string; onBack: () => void }) {
  const [sentTo, setSentTo] = useState('');
  const form = useSchemaForm({ schema, initialValues: { email } });

  const send = async (values: { email: string }): Promise<void> => {
    await requestPasswordReset(values.email);
    setSentTo(values.email);
  };
  return (
    <PublicLayout>
      <AuthCard title="Reset your password" subtitle="We will e-mail you a link to choose a new one.">
        {sentTo ? (
          <>
            <InlineNotice tone="success" role="status" title="Check your mail">
              If there is an account for {sentTo}, a link is on its way. It may take a minute; look in the spam folder
              too.
            </InlineNotice>
            <Button mt="md" fullWidth onClick={onBack}>
              Back to sign-in
            </Button>
          </>
        ) : (
          <SchemaForm form={form} submitLabel="Send the link" onSubmit={send} onCancel={onBack}>
            <FormTextInput form={form} name="email" label="E-mail" type="email" autoComplete="username" />
          </SchemaForm>
        )}
      </AuthCard>
    </PublicLayout>
  );
}
