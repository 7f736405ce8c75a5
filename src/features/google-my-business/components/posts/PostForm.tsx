import { Button, SimpleGrid, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import {
  googlePostSchema,
  POST_ACTION_LABELS,
  POST_ACTIONS,
  POST_KIND_LABELS,
  POST_KINDS,
  POST_LENGTH,
  postFaults,
  type GooglePost,
} from '@/domain/google-profile/schema';
import type { Stored } from '@/domain/record/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { calendarDay } from '@/lib/dates';
import { FormDate } from '@/ui/forms/FormDate';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { useGoogle } from '../../hooks/useGoogle';
import { usePostActions } from '../../hooks/usePostActions';

const FIELDS = [
  'kind',
  'text',
  'action',
  'actionUrl',
  'title',
  'startsOn',
  'endsOn',
  'couponCode',
  'terms',
  'locationId',
] as const;
type PostDraft = Pick<GooglePost, (typeof FIELDS)[number]>;
const draftSchema = googlePostSchema.pick({
  kind: true,
  text: true,
  action: true,
  actionUrl: true,
  title: true,
  startsOn: true,
  endsOn: true,
  couponCode: true,
  terms: true,
  locationId: true,
});
const LABELS: Record<keyof PostDraft, string> = {
  kind: 'Kind',
  text: 'Text',
  action: 'Button',
  actionUrl: 'Where the button leads',
  title: 'Title',
  startsOn: 'First day',
  endsOn: 'Last day',
  couponCode: 'Coupon code',
  terms: 'Terms',
  locationId: 'Profile',
};

/** Form for a new or existing draft. Anything Google would reject is flagged next to the field. */
export function PostForm({ post, onDone }: { post: Stored<GooglePost> | null; onDone: () => void }) {
  const { timeZone } = useSession().company;
  const { locations } = useGoogle();
  const today = calendarDay(timeZone);
  const schema = useMemo(
    () =>
      draftSchema.superRefine((draft, context) => {
        for (const [field, message] of Object.entries(postFaults(draft, today)))
          context.addIssue({ code: 'custom', path: [field], message });
      }),
    [today],
  );
  const editing = useRecordForm<GooglePost, PostDraft>({
    definition: collections.googlePosts,
    record: post,
    noun: 'post',
    schema,
    toForm: (record) => draftSchema.parse(record),
    startWith: { ...draftSchema.parse({}), locationId: locations[0]?.id ?? '' },
    toFields: (values) => values,
    create: (values) => googlePostSchema.parse(values),
    nameOf: ({ title }) => title || 'post',
    labels: LABELS,
    savedText: 'Draft saved.',
    ...(post ? {} : { onSaved: onDone }),
  });
  const { form } = editing;
  const { kind, action } = form.values;
  return (
    <RecordForm
      editing={editing}
      createLabel="Save draft"
      submitLabel="Save draft"
      onCancel={onDone}
      extraActions={post ? <DeleteDraft post={post} onDone={onDone} /> : undefined}
    >
      <Stack gap="sm">
        <FormSelect
          form={form}
          name="kind"
          label="Kind"
          options={POST_KINDS.map((value) => ({ value, label: POST_KIND_LABELS[value] }))}
        />
        {locations.length > 1 && (
          <FormSelect
            form={form}
            name="locationId"
            label="Profile"
            options={locations.map(({ id, title }) => ({ value: id, label: title }))}
          />
        )}
        <FormTextarea form={form} name="text" label="Text" isRequired maxLength={POST_LENGTH} minRows={5} />
        {kind !== 'STANDARD' && (
          <>
            <FormTextInput form={form} name="title" label="Title" isRequired />
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
              <FormDate form={form} name="startsOn" label="First day" isRequired />
              <FormDate form={form} name="endsOn" label="Last day" isRequired />
            </SimpleGrid>
          </>
        )}
        {kind === 'OFFER' && (
          <>
            <FormTextInput form={form} name="couponCode" label="Coupon code" />
            <FormTextarea form={form} name="terms" label="Terms" maxLength={500} minRows={2} />
            <FormTextInput
              form={form}
              name="actionUrl"
              label="Where it is redeemed"
              placeholder="https://"
              inputMode="url"
            />
          </>
        )}
        {kind !== 'OFFER' && (
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <FormSelect
              form={form}
              name="action"
              label="Button"
              options={POST_ACTIONS.map((value) => ({ value, label: POST_ACTION_LABELS[value] }))}
            />
            {action !== '' && action !== 'CALL' && (
              <FormTextInput
                form={form}
                name="actionUrl"
                label="Where the button leads"
                placeholder="https://"
                inputMode="url"
              />
            )}
          </SimpleGrid>
        )}
      </Stack>
    </RecordForm>
  );
}

function DeleteDraft({ post, onDone }: { post: Stored<GooglePost>; onDone: () => void }) {
  const { remove } = usePostActions(post);
  const can = useCan();
  if (!can('delete', 'googlePosts')) return null;
  return (
    <Button variant="subtle" color="gray" onClick={() => void remove().then((isGone) => isGone && onDone())}>
      Delete
    </Button>
  );
}
