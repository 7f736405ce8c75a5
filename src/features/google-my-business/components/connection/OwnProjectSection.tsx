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
import classes from '../google.module.css';

/** Names in Google's API list of the APIs that we call. */
const APIS = ['My Business Account Management API', 'My Business Business Information API', 'Google My Business API'];

/** Explains how a company creates its own Google project, so it doesn't depend on anyone else's approval. */
export function OwnProjectSection({ setup }: { setup: ConnectionSetup }) {
  const [isOpen, setIsOpen] = useState(setup.clientOwner === null || setup.isSecretLost);
  const { removeClient, isBusy } = useConnecting('google');
  return (
    <Section
      title="Your own Google project"
      description={
        setup.hasServerClient
          ? 'Not needed: this server has a project. With one of your own you do not depend on it.'
          : 'Free of charge. Google looks at it before it lets it in, which takes days to weeks.'
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
          <InlineNotice tone="danger" title="Enter the client secret once more">
            {lostSecret('Google')}
          </InlineNotice>
        )}
        {setup.ownClientId !== '' && (
          <>
            <DetailList
              columns={1}
              items={[{ label: 'Client ID', value: <code className={classes['code']}>{setup.ownClientId}</code> }]}
            />
            <div>
              <Button variant="subtle" color="red" loading={isBusy} onClick={() => void removeClient()}>
                Remove the project…
              </Button>
            </div>
          </>
        )}
        {isOpen && <Steps callbackUrl={setup.callbackUrl} onSaved={() => setIsOpen(false)} />}
      </Stack>
    </Section>
  );
}

const outside = { target: '_blank', rel: 'noreferrer', underline: 'always' } as const;

function Steps({ callbackUrl, onSaved }: { callbackUrl: string; onSaved: () => void }) {
  return (
    <>
      <ol className={classes['steps']}>
        <li>
          <strong>Make a project.</strong> Open the{' '}
          <Anchor href="https://console.cloud.google.com/projectcreate" {...outside}>
            Google Cloud console
          </Anchor>{' '}
          with the Google account that owns your profile, and create a project with your company’s name.
        </li>
        <li>
          <strong>Switch on three APIs.</strong> In{' '}
          <Anchor href="https://console.cloud.google.com/apis/library" {...outside}>
            the library
          </Anchor>{' '}
          search for “business”, and enable {APIS.join(', ')}. The last one appears only once step 3 is granted.
        </li>
        <li>
          <strong>Ask Google to let it in.</strong> Fill in{' '}
          <Anchor href="https://support.google.com/business/contact/api_default" {...outside}>
            Google’s form
          </Anchor>{' '}
          and choose “Application for Basic API Access”. It wants the project’s number, your website, and a profile that
          has been verified for about two months. Until Google says yes the quota is zero, and we tell you so. The form
          for a higher quota is the wrong one.
        </li>
        <li>
          <strong>Set up the consent screen.</strong> User type “External”, your e-mail address, and publishing status
          “In production”: in “Testing”, Google ends the connection after seven days.
        </li>
        <li>
          <strong>Make the credentials.</strong> “OAuth client ID” of the type “Web application”, with exactly this
          redirect address:
          <Text className={classes['code'] ?? ''} size="sm" my={4}>
            <code>{callbackUrl}</code>
          </Text>
          <CopyLinkButton address={callbackUrl} />
        </li>
        <li>
          <strong>Paste both here.</strong> The secret is kept encrypted, and is never shown again.
        </li>
      </ol>
      <ClientForm onSaved={onSaved} />
    </>
  );
}

function ClientForm({ onSaved }: { onSaved: () => void }) {
  const { saveClient } = useConnecting('google');
  const form = useSchemaForm({ schema: ownClientSchema, initialValues: { clientId: '', clientSecret: '' } });
  return (
    <SchemaForm
      form={form}
      submitLabel="Save project"
      onSubmit={async (values) => {
        await saveClient(values);
        notify.success('Saved. Now connect Google.');
        onSaved();
      }}
    >
      <Stack gap="sm">
        <FormTextInput
          form={form}
          name="clientId"
          label="Client ID"
          placeholder="….apps.googleusercontent.com"
          isRequired
        />
        <FormPassword form={form} name="clientSecret" label="Client secret" autoComplete="new-password" isRequired />
      </Stack>
    </SchemaForm>
  );
}
