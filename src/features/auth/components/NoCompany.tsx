import { Tabs } from '@mantine/core';
import { callFunction } from '@/data/callables';
import { useAuth } from '@/data/react/useAuth';
import type { Invitation } from '@/data/registration';
import { useWorkspace, useWorkspaceState } from '@/data/react/WorkspaceProvider';
import { registerCompany } from '@/domain/company/api';
import { Invitations } from '@/entities/team/companies/Invitations';
import { ConfirmAddress } from '@/entities/user/ConfirmAddress';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { AuthCard } from '@/ui/layout/AuthCard';
import { CompanyFields } from './CompanyFields';
import { emptyNewCompany, newCompanySchema, toRegistration } from './newCompany';

function CreateCompany() {
  const workspace = useWorkspace();
  const form = useSchemaForm({
    schema: newCompanySchema,
    initialValues: emptyNewCompany(),
    draftKey: `${workspace.uid}:new-company`,
  });
  return (
    <SchemaForm
      form={form}
      submitLabel="Create company"
      onSubmit={async (values) => {
        await callFunction(registerCompany, toRegistration(values));
        await workspace.refresh();
      }}
    >
      <CompanyFields form={form} />
    </SchemaForm>
  );
}

/** Lets a signed-in user without a company join one by invitation or create one. */
export function NoCompany({ link }: { link?: Invitation | undefined }) {
  const auth = useAuth();
  const { leftCompany } = useWorkspaceState();
  const isVerified = auth.status === 'signed-in' && auth.user.isEmailVerified;
  const email = auth.status === 'signed-in' ? auth.user.email : '';
  return (
    <AuthCard title="Where do you work?" subtitle={`You are signed in as ${email}.`}>
      {leftCompany !== '' && (
        <InlineNotice tone="warning" role="status" title={`You no longer work at ${leftCompany}.`}>
          An admin removed you from the company. Changes you had not saved stay on this device.
        </InlineNotice>
      )}
      <Tabs defaultValue="join" keepMounted={false}>
        <Tabs.List grow mb="md">
          <Tabs.Tab value="join">Join a company</Tabs.Tab>
          <Tabs.Tab value="new">Create a company</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="join">
          {isVerified ? (
            <Invitations
              link={link}
              whenNone={
                link
                  ? 'The link that was texted to you no longer works. Ask your administrator for a new one.'
                  : 'Ask your administrator to invite the e-mail address that you signed in with, then look again.'
              }
            />
          ) : (
            <ConfirmAddress reason="Open it, then come back here." />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="new">
          <CreateCompany />
        </Tabs.Panel>
      </Tabs>
    </AuthCard>
  );
}
