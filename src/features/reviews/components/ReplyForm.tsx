import { Button, Stack } from '@mantine/core';
import { z } from 'zod';
import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { MANAGERS } from '@/domain/access/roles';
import type { Stored } from '@/domain/record/schema';
import { text } from '@/domain/record/schema';
import { needsReply, NO_REPLY, replyFault, REPLY_LENGTH, type Review, type ReviewReply } from '@/domain/review/schema';
import { useSubmitStep } from '@/entities/document-editor/useSubmitStep';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { nowIso } from '@/lib/dates';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { FormTextarea } from '@/ui/forms/FormTextarea';

const schema = z.object({
  text: text(REPLY_LENGTH).superRefine((reply, context) => {
    const message = replyFault(reply);
    if (message !== '') context.addIssue({ code: 'custom', message });
  }),
});
type ReplyText = z.output<typeof schema>;
const STEPS = ['approve', 'draft'] as const;

const SAVED_TEXTS: Record<ReviewReply['state'], string> = {
  '': 'Draft removed.',
  draft: 'Draft saved. A manager has to approve it.',
  approved: 'Approved.',
  posted: 'Answered.',
  refused: 'Saved.',
};

type ReplyFormProps = {
  review: Stored<Review>;
  onSaved: (reply: ReviewReply) => void;
  /** Set if there is something to go back to. */
  onCancel: (() => void) | undefined;
};

/** Edits a reply: everyone can draft, managers approve. On our own page an approved reply is published immediately. */
export function ReplyForm({ review, onSaved, onCancel }: ReplyFormProps) {
  const { uid, role } = useSession();
  const isManager = MANAGERS.includes(role);
  const isOwn = review.source === 'own';
  const { step, noteStep } = useSubmitStep(STEPS, isManager ? 'approve' : 'draft');

  const drafted = (words: string): ReviewReply => ({
    ...NO_REPLY,
    text: words,
    state: words === '' ? '' : 'draft',
    writtenBy: uid,
  });
  const approved = (words: string, writtenBy: string): ReviewReply => {
    const now = nowIso();
    const stamped = { ...NO_REPLY, text: words, writtenBy: writtenBy || uid, approvedBy: uid, approvedAt: now };
    // On other sites it still has to be posted.
    return isOwn ? { ...stamped, state: 'posted', postedAt: now } : { ...stamped, state: 'approved' };
  };

  const editing = useRecordForm<Review, ReplyText>({
    definition: collections.reviews,
    record: review,
    noun: 'review',
    schema,
    toForm: ({ reply }) => ({ text: reply.text }),
    toFields: (values) => ({ reply: { ...review.reply, text: values.text } }),
    complete: (values, { reply }) => ({
      reply:
        step.current === 'approve' && values.text !== ''
          ? approved(values.text, reply.writtenBy)
          : drafted(values.text),
    }),
    draftOf: 'reply',
    nameOf: ({ authorName }) => authorName || 'Review',
    labels: { reply: 'Reply' },
    format: (field, value) => (field === 'reply' ? (value as ReviewReply).text || 'No reply' : null),
    derive: (fields) => ({ needsReply: needsReply(fields) }),
    savedText: ({ reply }) => SAVED_TEXTS[reply.state],
    onSaved: ({ reply }) => onSaved(reply),
  });
  const { form, base } = editing;
  const reply = base?.reply ?? NO_REPLY;
  const words = form.values.text.trim();
  // There is nothing unsaved.
  const isKept = reply.state === 'draft' ? words === reply.text : words === '' && reply.text === '';
  return (
    <div onSubmitCapture={noteStep}>
      <RecordForm
        editing={editing}
        submitLabel={isManager ? (isOwn ? 'Approve and show' : 'Approve') : 'Send for approval'}
        canSubmit={isManager ? words !== '' : !isKept}
        onCancel={onCancel}
        extraActions={
          isManager && (
            <Button type="submit" variant="default" value="draft" disabled={isKept}>
              Save as draft
            </Button>
          )
        }
      >
        <Stack gap="sm">
          <FormTextarea
            form={form}
            name="text"
            label="Your reply"
            description="Thank them, or say what you will do. Do not mention anything they did not write themselves."
            maxLength={REPLY_LENGTH}
          />
          {reply.state === 'draft' && isKept && !isManager && (
            <InlineNotice tone="info" title="Waiting for approval">
              A manager checks and publishes it. Until then you can change it.
            </InlineNotice>
          )}
          {(reply.state === 'approved' || reply.state === 'posted') && (
            <InlineNotice tone="warning" title="This reply is approved">
              {isOwn
                ? 'Without a manager’s approval a change takes it off the page.'
                : 'A change needs a manager’s approval. The current reply stays on the site until the new one is posted.'}
            </InlineNotice>
          )}
        </Stack>
      </RecordForm>
    </div>
  );
}
