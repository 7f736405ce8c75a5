import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import {
  DEFAULT_NEXTDOOR_SETTINGS,
  NEIGHBORHOOD_LIMIT,
  NEXTDOOR_SETTINGS_ID,
  nextdoorSettingsSchema,
  type NextdoorSettings,
} from '@/domain/nextdoor/schema';
import type { Stored } from '@/domain/record/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { newId } from '@/lib/ids';
import { QrCode } from '@/ui/charts/QrCode';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { FormList } from '@/ui/forms/FormList';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { Section } from '@/ui/layout/Section';
import { CopyLinkButton } from '@/ui/links/CopyLinkButton';
import { useNextdoorSettings } from '../hooks/useNextdoorSettings';
import { useFirstLoading } from '@/ui/hooks/useFirstLoading';

/** Edits the neighborhoods served, and the company's own links on Nextdoor. */
export function SettingsPanel() {
  const { settings, record, isLoading } = useNextdoorSettings();
  const isWaiting = useFirstLoading(isLoading);
  const mayEdit = useCan()('update', 'nextdoorSettings');
  if (isWaiting) return <LoadingRows rows={5} />;
  return (
    <Stack gap="md">
      {settings.recommendUrl !== '' && <Recommend link={settings.recommendUrl} />}
      {mayEdit ? (
        <SettingsForm record={record} />
      ) : (
        <Section title="Neighborhoods">
          <Text size="sm">
            {settings.neighborhoods.map(({ name }) => name).join(', ') || 'None yet. Managers enter them here.'}
          </Text>
        </Section>
      )}
    </Stack>
  );
}

function Recommend({ link }: { link: string }) {
  return (
    <Section
      title="Recommendations"
      description="Ask every customer alike. Nextdoor shows recommendations on your page."
    >
      <Group gap="md">
        <QrCode text={link} size={160} label="Leads to your page on Nextdoor" />
        <Stack gap="xs">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {link}
          </Text>
          <Group gap="xs">
            <CopyLinkButton address={link} />
            <Button component="a" href={link} target="_blank" rel="noreferrer" variant="default">
              Open it
            </Button>
          </Group>
        </Stack>
      </Group>
    </Section>
  );
}

function SettingsForm({ record }: { record: Stored<NextdoorSettings> | null }) {
  const editing = useRecordForm<NextdoorSettings, NextdoorSettings>({
    definition: collections.nextdoorSettings,
    record,
    noun: 'Nextdoor settings',
    schema: nextdoorSettingsSchema,
    toForm: (settings) => nextdoorSettingsSchema.parse(settings),
    startWith: DEFAULT_NEXTDOOR_SETTINGS,
    toFields: (values) => values,
    create: (values) => values,
    newId: NEXTDOOR_SETTINGS_ID,
    mayExist: true,
    nameOf: () => 'Nextdoor settings',
    labels: { pageUrl: 'Your page', recommendUrl: 'Recommendation link', neighborhoods: 'Neighborhoods' },
    savedText: 'Nextdoor settings saved.',
  });
  const { form } = editing;
  return (
    <RecordForm editing={editing} submitLabel="Save" createLabel="Save">
      <Stack gap="md">
        <Section
          title="Neighborhoods"
          description="As neighbors call them. By the ZIP code of a job its post finds its neighborhood."
        >
          <FormList
            form={form}
            name="neighborhoods"
            label="Neighborhoods"
            isLabelHidden
            itemLabel="Neighborhood"
            max={NEIGHBORHOOD_LIMIT}
            newItem={() => ({ id: newId(), name: '', zips: '' })}
          >
            {(index) => (
              <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
                <FormTextInput form={form} name={`neighborhoods.${index}.name`} label="Name" isRequired />
                <FormTextInput
                  form={form}
                  name={`neighborhoods.${index}.zips`}
                  label="ZIP codes"
                  placeholder="28806, 28805"
                />
              </SimpleGrid>
            )}
          </FormList>
        </Section>
        <Section title="Your links on Nextdoor">
          <Stack gap="sm">
            <FormTextInput
              form={form}
              name="pageUrl"
              label="Your business page"
              placeholder="https://nextdoor.com/pages/…"
            />
            <FormTextInput
              form={form}
              name="recommendUrl"
              label="Where neighbors recommend you"
              placeholder="https://nextdoor.com/pages/…"
            />
          </Stack>
        </Section>
      </Stack>
    </RecordForm>
  );
}
