import { Button, Group, List, Stepper, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { collections } from '@/data/collections';
import { updateOwnUser } from '@/data/profile';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { brandingSchema, companyProfileSchema, type Branding, type CompanyFields } from '@/domain/company/schema';
import type { Stored } from '@/domain/record/schema';
import type { User } from '@/domain/user/schema';
import { LogoUpload } from '@/entities/company/LogoUpload';
import { timeZoneOptions } from '@/entities/company/timeZones';
import { InviteForm } from '@/entities/team/InviteForm';
import { FormColor } from '@/ui/forms/FormColor';
import { FormSelect } from '@/ui/forms/FormSelect';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { AuthCard } from '@/ui/layout/AuthCard';

/** `next` is where to go once all is set up. */
type SetupProps = { company: Stored<CompanyFields>; user: User; next: string };
type StepProps = { company: Stored<CompanyFields>; onDone: () => void };

const timeZoneSchema = z.object({ timeZone: companyProfileSchema.shape.timeZone });

function TimeZoneStep({ company, onDone }: StepProps) {
  const { update } = useSaveRecord(collections.companies);
  const [options] = useState(timeZoneOptions);
  const form = useSchemaForm({ schema: timeZoneSchema, initialValues: { timeZone: company.timeZone } });
  const save = async (values: z.output<typeof timeZoneSchema>): Promise<void> => {
    await update(company.id, values);
    onDone();
  };
  return (
    <SchemaForm form={form} submitLabel="Continue" onSubmit={save}>
      <FormSelect
        form={form}
        name="timeZone"
        label="Time zone"
        description="“Today” and every arrival window follow it, wherever you are."
        options={options}
        isSearchable
      />
    </SchemaForm>
  );
}

function BrandingStep({ company, onDone }: StepProps) {
  const { update } = useSaveRecord(collections.companies);
  const form = useSchemaForm({ schema: brandingSchema, initialValues: company.branding });
  const save = async (branding: Branding): Promise<void> => {
    await update(company.id, { branding });
    onDone();
  };
  const skip = (
    <Button variant="subtle" onClick={onDone}>
      Skip
    </Button>
  );
  return (
    <SchemaForm form={form} submitLabel="Continue" extraActions={skip} onSubmit={save}>
      <LogoUpload
        companyId={company.id}
        logoUrl={form.values.logoUrl}
        onChange={(logoUrl) => form.setFieldValue('logoUrl', logoUrl)}
      />
      <FormColor form={form} name="primaryColor" label="Main color" />
      <FormColor form={form} name="accentColor" label="Accent color" />
    </SchemaForm>
  );
}

function InviteStep({ onDone }: { onDone: () => void }) {
  const [invited, setInvited] = useState<string[]>([]);
  return (
    <>
      <InviteForm onInvited={(email) => setInvited([...invited, email])} />
      {invited.length > 0 && (
        <List size="sm" mt="md" aria-label="Invited">
          {invited.map((email) => (
            <List.Item key={email}>{email} can now join by signing up with this address.</List.Item>
          ))}
        </List>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant={invited.length > 0 ? 'filled' : 'default'} onClick={onDone}>
          {invited.length > 0 ? 'Start working' : 'Skip for now'}
        </Button>
      </Group>
    </>
  );
}

/** The first minutes in a company: its time zone, look and people for who may change them, a welcome for the others. */
export function CompanySetup({ company, user, next }: SetupProps) {
  const workspace = useWorkspace();
  const navigate = useNavigate();
  const [step, setStep] = useState(0);

  const finish = (): void => {
    void updateOwnUser(workspace, { isOnboarded: true });
    void navigate(next);
  };
  if (!canAct({ role: user.role }, 'editCompany')) {
    return (
      <AuthCard title={`Welcome to ${company.name}`}>
        <Text mb="lg">You are all set. Your home page shows what is on for today.</Text>
        <Button fullWidth onClick={finish}>
          Start working
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={`Welcome to ${company.name}`}
      subtitle="Three short steps; all of it can be changed in the settings later."
    >
      <Stepper active={step} onStepClick={setStep} size="xs" wrap={false} allowNextStepsSelect={false}>
        <Stepper.Step label="Time zone">
          <TimeZoneStep company={company} onDone={() => setStep(1)} />
        </Stepper.Step>
        <Stepper.Step label="Look">
          <BrandingStep company={company} onDone={() => setStep(2)} />
        </Stepper.Step>
        <Stepper.Step label="People">
          <InviteStep onDone={finish} />
        </Stepper.Step>
      </Stepper>
    </AuthCard>
  );
}
