import { Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import {
  DEFAULT_MESSAGE_SETTINGS,
  MESSAGE_SETTINGS_ID,
  messageSettingsSchema,
  VISIT_MESSAGE_KINDS,
  type MessageSettings as Settings,
} from '@/domain/message/settings';
import type { Stored } from '@/domain/record/schema';
import { useMessageSettings } from '@/entities/message/useMessageSettings';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { SettingsColumn } from '../SettingsColumn';
import { KindFields } from './KindFields';
import { ReminderHour } from './ReminderHour';
import { SavedReplyFields } from './SavedReplyFields';
import { useFirstLoading } from '@/ui/hooks/useFirstLoading';

const LABELS: Partial<Record<keyof Settings, string>> = {
  booked: 'Booked',
  moved: 'Moved',
  canceled: 'Canceled',
  reminder: 'Reminder',
  onMyWay: 'On my way',
  runningLate: 'Running late',
  reminderHour: 'When reminders are sent',
  savedReplies: 'Saved replies',
};

/** Edits customer notifications about visits (which messages, channels and texts) and the saved replies. */
export function MessageSettings() {
  const can = useCan();
  const { record, isLoading } = useMessageSettings();
  const isWaiting = useFirstLoading(isLoading);
  if (!can('update', 'messageSettings'))
    return (
      <EmptyState
        title="Set by managers"
        text="An admin or manager of your company sets what customers are told about visits."
      />
    );
  if (isWaiting) return <LoadingRows rows={8} label="Loading settings" />;
  return <MessagesForm record={record} />;
}

function MessagesForm({ record }: { record: Stored<Settings> | null }) {
  const editing = useRecordForm({
    definition: collections.messageSettings,
    record,
    noun: 'set of settings',
    schema: messageSettingsSchema,
    toForm: (settings) => messageSettingsSchema.parse(settings),
    startWith: DEFAULT_MESSAGE_SETTINGS,
    toFields: (values) => values,
    create: (values) => values,
    newId: MESSAGE_SETTINGS_ID,
    mayExist: true,
    nameOf: () => 'Customer messages',
    labels: LABELS,
    savedText: 'Message settings saved.',
  });
  const { form } = editing;
  return (
    <SettingsColumn>
      <RecordForm editing={editing} submitLabel="Save">
        <Text size="sm" c="dimmed">
          Text messages go only to customers who agreed to them, from 8 AM to 9 PM where they are, and where their state
          has shorter hours, at those. E-mail goes to everyone who has not refused it. Unless your company has its own
          number, it shares one with other companies: a customer who replies STOP to any of them gets no text from you
          either, until they text START.
        </Text>
        {VISIT_MESSAGE_KINDS.map((kind) => (
          <KindFields
            key={kind}
            form={form}
            kind={kind}
            extra={kind === 'reminder' ? <ReminderHour form={form} /> : undefined}
          />
        ))}
        <SavedReplyFields form={form} />
      </RecordForm>
    </SettingsColumn>
  );
}
