import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ConnectionSetup } from '@/domain/connection/api';
import { ownClientSchema } from '@/domain/connection/schema';
import { lostSecret } from '@/domain/connection/words';
import { useConnecting } from '@/entities/connection/useConnection';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { FormPassword } from '@/ui/forms/FormPassword';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import { CopyLinkButton } from '@/ui/links/CopyLinkButton';

/** Sets up the company's own Intuit app, where the server has none. */
export function OwnAppSection({ setup }: { setup: ConnectionSetup }) {
  const [isOpen, setIsOpen] = useState(setup.clientOwner === null || setup.isSecretLost);
  const { removeClient, isBusy } = useConnecting('quickbooks');
  return (
    <Section
      title="Your own app at Intuit"
      description={
        setup.hasServerClient ? 'Not needed: this server has one.' : 'Free of charge at developer.intuit.com.'
      }
      actions={
        !isOpen && (
          <Button variant="default" onClick={() => setIsOpen(true)}>
            {setup.ownClientId === '' ? 'Show how' : 'Change'}
          </Button>
        )
      }
    >
      <Stack gap="md">
        {setup.isSecretLost && (
          <InlineNotice tone="danger" title="Enter the client secret again">
            {lostSecret('QuickBooks')}
          </InlineNotice>
        )}
        {setup.ownClientId !== '' && (
          <>
            <DetailList columns={1} items={[{ label: 'Client ID', value: setup.ownClientId }]} />
            <div>
              <Button variant="subtle" color="red" loading={isBusy} onClick={() => void removeClient()}>
                Remove the app…
              </Button>
            </div>
          </>
        )}
        {isOpen && <Steps callbackUrl={setup.callbackUrl} onSaved={() => setIsOpen(false)} />}
      </Stack>
    </Section>
  );
}

function Steps({ callbackUrl, onSaved }: { callbackUrl: string; onSaved: () => void }) {
  const { saveClient } = useConnecting('quickbooks');
  const form = useSchemaForm({ schema: ownClientSchema, initialValues: { clientId: '', clientSecret: '' } });
  return (
    <>
      <Text size="sm">
        Create an app for QuickBooks Online and Payments at{' '}
        <Anchor
          href="https://developer.intuit.com/app/developer/dashboard"
          target="_blank"
          rel="noreferrer"
          underline="always"
        >
          developer.intuit.com
        </Anchor>{' '}
        with the scope “Accounting”, and this redirect URI:
      </Text>
      <Text size="sm">
        <code>{callbackUrl}</code>
      </Text>
      <div>
        <CopyLinkButton address={callbackUrl} />
      </div>
      <SchemaForm
        form={form}
        submitLabel="Save app"
        onSubmit={async (values) => {
          await saveClient(values);
          notify.success('Saved. Now connect QuickBooks.');
          onSaved();
        }}
      >
        <Stack gap="sm">
          <FormTextInput form={form} name="clientId" label="Client ID" isRequired />
          <FormPassword form={form} name="clientSecret" label="Client secret" autoComplete="new-password" isRequired />
        </Stack>
      </SchemaForm>
    </>
  );
}
