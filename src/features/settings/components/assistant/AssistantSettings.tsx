import { SimpleGrid, Stack, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useOptionalRecord } from '@/data/react/useRecords';
import { useCan } from '@/data/react/useCan';
import { AI_PURPOSE_LABELS, AI_PURPOSES } from '@/domain/assistant/purpose';
import {
  AI_SETTINGS_ID,
  aiSettingsSchema,
  DEFAULT_AI_SETTINGS,
  PURPOSE_SWITCHES,
  type AiSettings,
} from '@/domain/assistant/settings';
import type { Stored } from '@/domain/record/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { Section } from '@/ui/layout/Section';
import { SettingsColumn } from '../SettingsColumn';
import { UsageSection } from './UsageSection';
import { WhatIsSent } from './WhatIsSent';
import { useFirstLoading } from '@/ui/hooks/useFirstLoading';

const LABELS: Partial<Record<keyof AiSettings, string>> = {
  isOn: 'AI is on',
  ...Object.fromEntries(AI_PURPOSES.map((purpose) => [PURPOSE_SWITCHES[purpose], AI_PURPOSE_LABELS[purpose].title])),
  monthlyCapCents: 'Limit for all',
  personCapCents: 'Limit for each person',
};

/** Edits whether and for what the company uses AI, its spending limit, and shows the costs and what is sent to whom. */
export function AssistantSettings() {
  const mayEdit = useCan()('update', 'aiSettings');
  const { data: record = null, isLoading } = useOptionalRecord(collections.aiSettings, AI_SETTINGS_ID);
  const isWaiting = useFirstLoading(isLoading);
  if (!mayEdit)
    return <EmptyState title="Set by managers" text="An admin or manager of your company decides about AI." />;
  if (isWaiting) return <LoadingRows rows={8} label="Loading settings" />;
  return (
    <SettingsColumn>
      <Stack gap="md">
        <SettingsForm record={record} />
        <UsageSection capCents={(record ?? DEFAULT_AI_SETTINGS).monthlyCapCents} />
        <WhatIsSent />
      </Stack>
    </SettingsColumn>
  );
}

function SettingsForm({ record }: { record: Stored<AiSettings> | null }) {
  const editing = useRecordForm<AiSettings, AiSettings>({
    definition: collections.aiSettings,
    record,
    noun: 'AI settings',
    schema: aiSettingsSchema,
    toForm: (settings) => aiSettingsSchema.parse(settings),
    startWith: DEFAULT_AI_SETTINGS,
    toFields: (values) => values,
    create: (values) => values,
    newId: AI_SETTINGS_ID,
    mayExist: true,
    nameOf: () => 'AI settings',
    labels: LABELS,
    savedText: 'AI settings saved.',
  });
  const { form } = editing;
  const { isOn } = form.values;
  return (
    <RecordForm editing={editing} submitLabel="Save" createLabel="Save">
      <Stack gap="md">
        <Section title="What AI may do">
          <Stack gap="md">
            <FormSwitch
              form={form}
              name="isOn"
              label="Use AI in this company"
              description="While this is off, nothing of yours goes to an AI provider."
            />
            {AI_PURPOSES.map((purpose) => (
              <FormSwitch
                key={purpose}
                form={form}
                name={PURPOSE_SWITCHES[purpose]}
                label={AI_PURPOSE_LABELS[purpose].title}
                description={AI_PURPOSE_LABELS[purpose].description}
                disabled={!isOn}
              />
            ))}
          </Stack>
        </Section>
        <Section
          title="What it may cost in a month"
          description="Everyone is told when 80% is used. At the limit, AI stops until next month or until you raise it."
        >
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <FormMoney form={form} name="monthlyCapCents" label="All people together" />
            <FormMoney form={form} name="personCapCents" label="Each person" />
          </SimpleGrid>
          <Text size="sm" c="dimmed" mt="xs">
            In US dollars, by the AI provider’s prices. Fieldwright has limits of its own, by your plan: less than you
            enter here may be available, above all before your first payment.
          </Text>
        </Section>
      </Stack>
    </RecordForm>
  );
}
