import { Button, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { useAuth } from '@/data/react/useAuth';
import { useWorkspace, useWorkspaceState } from '@/data/react/WorkspaceProvider';
import { ROLE_LABELS } from '@/domain/access/roles';
import { registerCompany } from '@/domain/company/api';
import { acceptInvitation, listMyInvitations } from '@/domain/team/api';
import { ConfirmAddress } from '@/entities/user/ConfirmAddress';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { AuthCard } from '@/ui/layout/AuthCard';
import { CompanyFields } from './CompanyFields';
import { emptyNewCompany, newCompanySchema, toRegistration } from './newCompany';

function Invitations() {
  const workspace = useWorkspace();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['my-invitations', workspace.uid],
    queryFn: () => callFunction(listMyInvitations, {}),
  });

  const accept = async (companyId: string, inviteId: string): Promise<void> => {
    try {
      const { refreshAuthUser } = await import('@/data/session/authWatch');
      await callFunction(acceptInvitation, { companyId, inviteId });
      await refreshAuthUser();
      await workspace.refresh();
    } catch (failure) {
      notify.error(failure);
    }
  };
  if (isPending) return <LoadingRows rows={2} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data.invitations.length === 0) {
    return (
      <EmptyState
        title="No invitation yet"
        text="Ask your administrator to invite the e-mail address that you signed in with, then look again."
        action={<Button onClick={() => void refetch()}>Look again</Button>}
      />
    );
  }
  return data.invitations.map(({ inviteId, companyId, companyName, role, invitedByName }) => (
    <InlineNotice
      key={inviteId}
      tone="info"
      title={companyName}
      action={<Button onClick={() => void accept(companyId, inviteId)}>Join</Button>}
    >
      {invitedByName} invites you as {ROLE_LABELS[role]}.
    </InlineNotice>
  ));
}

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

/** Signed in, but in no company: join one by invitation, or make one. */
export function NoCompany() {
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
          {isVerified ? <Invitations /> : <ConfirmAddress reason="Open it, then come back here." />}
        </Tabs.Panel>
        <Tabs.Panel value="new">
          <CreateCompany />
        </Tabs.Panel>
      </Tabs>
    </AuthCard>
  );
}
