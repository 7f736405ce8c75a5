import { Stack, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { copiedReviewSchema, newCopiedReview, STAR_CHOICES, type CopiedReview } from '@/domain/review/copied';
import type { Stored } from '@/domain/record/schema';
import { REVIEW_SOURCE_LABELS, REVIEW_SOURCES, REVIEW_TEXT_LENGTH, type Review } from '@/domain/review/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { useDelete } from '@/entities/record/useDelete';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { nowIso } from '@/lib/dates';
import { FormDateTime } from '@/ui/forms/FormDateTime';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { STAR_OPTIONS } from '../starOptions';

const SOURCES = REVIEW_SOURCES.filter((source) => source !== 'own').map((value) => ({
  value,
  label: REVIEW_SOURCE_LABELS[value],
}));
const STARS = [...STAR_OPTIONS, { value: '0', label: 'No stars (a recommendation)' }];

type CopiedReviewFormProps = { review: Stored<Review> | null; onDone: () => void };

/** Edits a review copied verbatim from another site, to answer and show it. */
export function CopiedReviewForm({ review, onDone }: CopiedReviewFormProps) {
  const { company } = useSession();
  const can = useCan();
  const remove = useDelete(collections.reviews);
  const editing = useRecordForm<Review, CopiedReview>({
    definition: collections.reviews,
    record: review,
    noun: 'review',
    schema: copiedReviewSchema,
    toForm: ({ source, stars, text, authorName, url, writtenAt }) => ({
      source: source === 'own' ? 'other' : source,
      stars: STAR_CHOICES.find((choice) => choice === String(stars)) ?? '0',
      text,
      authorName,
      url,
      writtenAt,
    }),
    startWith: { source: 'google', stars: '', text: '', authorName: '', url: '', writtenAt: nowIso() },
    toFields: ({ stars, ...fields }) => ({ ...fields, stars: Number(stars) }),
    create: newCopiedReview,
    nameOf: ({ authorName }) => authorName || 'Review',
    labels: {
      source: 'Where',
      stars: 'Stars',
      text: 'Text',
      authorName: 'Name',
      url: 'Address',
      writtenAt: 'Written',
    },
    onSaved: onDone,
  });
  const { form } = editing;
  const deleteIt = async (record: Stored<Review>): Promise<void> => {
    const isGone = await remove(record.id, {
      name: record.authorName || 'this copy',
      message: 'The review itself stays where it was written.',
      confirmLabel: 'Delete copy',
    });
    if (isGone) onDone();
  };
  return (
    <RecordForm
      editing={editing}
      createLabel="Add review"
      onCancel={onDone}
      onDelete={can('delete', 'reviews') ? deleteIt : undefined}
    >
      <Stack gap="md">
        <Text size="sm">
          Copy it word for word, good or bad. Where a site is connected, its reviews come automatically, and take the
          place of the copy.
        </Text>
        <FormSelect form={form} name="source" label="Where it stands" options={SOURCES} isRequired />
        <FormSelect form={form} name="stars" label="Stars" options={STARS} isRequired />
        <FormTextarea form={form} name="text" label="Text" maxLength={REVIEW_TEXT_LENGTH} minRows={4} />
        <FormTextInput form={form} name="authorName" label="Name as shown there" />
        <FormTextInput form={form} name="url" label="Its address" placeholder="https://…" />
        <FormDateTime form={form} name="writtenAt" label="Written" timeZone={company.timeZone} isRequired />
      </Stack>
    </RecordForm>
  );
}
