import { Button, Group, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { parseArea } from '@/domain/lead/area';
import {
  ANSWERED_CHANNELS,
  AREA_TEXT_LENGTH,
  DEFAULT_LEAD_SETTINGS,
  LEAD_SETTINGS_ID,
  leadSettingsSchema,
  type LeadSettings,
} from '@/domain/lead/settings';
import type { Stored } from '@/domain/record/schema';
import { useLeadSettings } from '@/entities/lead/useLeadSettings';
import { addressOf } from '@/entities/public-document/customerLink';
import { ConfirmAddress } from '@/entities/user/ConfirmAddress';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { paths } from '@/lib/paths';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { OneColumn } from '@/ui/layout/OneColumn';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { CopyLinkButton } from '@/ui/links/CopyLinkButton';
import { AnswerFields } from '../components/AnswerFields';
import { HookSection } from '../components/HookSection';
import { useFirstLoading } from '@/ui/hooks/useFirstLoading';

const schema = leadSettingsSchema.superRefine(({ serviceArea }, context) => {
  const { faults } = parseArea(serviceArea);
  if (faults.length > 0)
    context.addIssue({
      code: 'custom',
      path: ['serviceArea'],
      message: `Not a ZIP code: ${faults.slice(0, 3).join(', ').slice(0, 80)}. Use 28801, 282* or 28701-28715`,
    });
});

/**
 * Edits lead intake settings: the form's link for the whole office; service area, duplicates, automatic answers and the webhook for
 * managers.
 */
export function Component() {
  const { record, isLoading } = useLeadSettings();
  const isWaiting = useFirstLoading(isLoading);
  const can = useCan();
  const mayEdit = can('update', 'leadSettings');
  const session = useSession();
  return (
    <PageBody size="normal">
      <PageHeader
        title={mayEdit ? 'Form, webhook and answers' : 'Your form’s link'}
        back={{ to: paths.leads, label: 'Leads' }}
      />
      {!can('create', 'leads') ? (
        <Text>No lead comes in while your plan does not include Leads.</Text>
      ) : !mayEdit ? (
        <>
          <FormLinkSection companyId={session.company.id} />
          <Text size="sm" c="dimmed">
            Managers change the form, the webhook and the answers.
          </Text>
        </>
      ) : isWaiting ? (
        <LoadingRows rows={6} />
      ) : (
        <>
          <FormLinkSection companyId={session.company.id} />
          <SettingsForm record={record} />
          {canAct(session, 'manageLeadHook') && <HookSection />}
        </>
      )}
    </PageBody>
  );
}

function FormLinkSection({ companyId }: { companyId: string }) {
  const address = addressOf(paths.leadForm(companyId));
  return (
    <Section
      title="Your request form"
      description="Put this link on your website, in your e-mails and on your profile pages."
    >
      <ConfirmAddress reason="Open it: until then your form and webhook take nothing." />
      <Text size="sm" mb="sm" style={{ overflowWrap: 'anywhere' }}>
        {address}
      </Text>
      <Group gap="xs">
        <CopyLinkButton address={address} />
        <Button component="a" variant="default" href={paths.leadForm(companyId)} target="_blank" rel="noreferrer">
          Open the form
        </Button>
      </Group>
    </Section>
  );
}

function SettingsForm({ record }: { record: Stored<LeadSettings> | null }) {
  const editing = useRecordForm<LeadSettings, LeadSettings>({
    definition: collections.leadSettings,
    record,
    noun: 'lead settings',
    schema,
    toForm: (settings) => leadSettingsSchema.parse(settings),
    startWith: DEFAULT_LEAD_SETTINGS,
    toFields: (values) => values,
    create: (values) => values,
    newId: LEAD_SETTINGS_ID,
    mayExist: true,
    nameOf: () => 'Lead settings',
    labels: {
      serviceArea: 'Service area',
      duplicateDays: 'Duplicates',
      isFormOn: 'Form',
      formText: 'Text above the form',
    },
    savedText: 'Lead settings saved.',
  });
  const { form } = editing;
  return (
    <RecordForm editing={editing} submitLabel="Save">
      <Section title="Form and service area">
        <OneColumn>
          <FormSwitch form={form} name="isFormOn" label="Accept requests" />
          <FormTextarea form={form} name="formText" label="Text above the form" maxLength={300} minRows={2} />
          <FormTextarea
            form={form}
            name="serviceArea"
            label="Service area"
            description="ZIP codes, beginnings (282*) and spans (28701-28715). Leave empty if you work everywhere."
            maxLength={AREA_TEXT_LENGTH}
            minRows={2}
          />
          <FormNumber
            form={form}
            name="duplicateDays"
            label="The same person is the same lead for"
            suffix=" days"
            min={1}
            max={365}
          />
        </OneColumn>
      </Section>
      {ANSWERED_CHANNELS.map((channel) => (
        <AnswerFields key={channel} form={form} channel={channel} />
      ))}
    </RecordForm>
  );
}
