import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import type { Stored } from '@/domain/record/schema';
import { needsReply, type Review, type ReviewReply } from '@/domain/review/schema';
import { usePressedChange } from '@/entities/record/usePressedChange';
import { UserName } from '@/entities/user/UserName';
import { nowIso } from '@/lib/dates';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { ReplyForm } from './ReplyForm';
import classes from './reviews.module.css';

const isStillWritten = ({ state }: ReviewReply): boolean => state === '' || state === 'draft' || state === 'refused';

/** Shows the reply, from draft to its current status. */
export function ReplySection({ review }: { review: Stored<Review> }) {
  const can = useCan();
  const { reply } = review;
  // A user who has started typing keeps the form whatever happens to the reply; conflicts come up on save.
  const [isWriting, setIsWriting] = useState(isStillWritten(reply));
  return (
    <Section title="Reply">
      <OneColumn>
        {reply.state === 'refused' && (
          <InlineNotice tone="danger" title="The site did not take the reply">
            {reply.fault}
          </InlineNotice>
        )}
        {isWriting && can('update', 'reviews') ? (
          <ReplyForm
            review={review}
            onSaved={(saved) => setIsWriting(isStillWritten(saved))}
            onCancel={isStillWritten(reply) ? undefined : () => setIsWriting(false)}
          />
        ) : (
          <WrittenReply review={review} onChange={() => setIsWriting(true)} />
        )}
      </OneColumn>
    </Section>
  );
}

/** Shows the reply, with a link to where it is posted. */
function WrittenReply({ review, onChange }: { review: Stored<Review>; onChange: () => void }) {
  const can = useCan();
  const change = usePressedChange(collections.reviews);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const { reply } = review;
  const copy = (): void =>
    void navigator.clipboard.writeText(reply.text).then(
      () => notify.success('Copied.'),
      () => notify.error('The browser did not let the text be copied. Select it and copy it yourself.'),
    );
  const notePosted = (): void =>
    void submit(async () => {
      const posted: ReviewReply = { ...reply, state: 'posted', postedAt: nowIso() };
      await change(review, { reply: posted, needsReply: needsReply({ state: review.state, reply: posted }) });
      notify.success('Marked as posted.');
    });
  return (
    <>
      <p className={classes['text']}>{reply.text || 'Not answered.'}</p>
      {reply.approvedBy !== '' && (
        <Text size="sm" c="dimmed">
          Approved by <UserName uid={reply.approvedBy} />
        </Text>
      )}
      {reply.state === 'approved' && (
        <InlineNotice tone="info" title="Approved, not posted yet">
          Where the site is connected, it goes there automatically. Otherwise copy it and post it there.
        </InlineNotice>
      )}
      <SubmitNotice fault={fault} isSlow={isSlow} />
      <Group gap="xs" align="stretch">
        {reply.state === 'approved' && can('update', 'reviews') && (
          <>
            <Button variant="default" onClick={copy}>
              Copy
            </Button>
            <Button variant="default" onClick={notePosted} loading={isBusy}>
              I posted it there
            </Button>
          </>
        )}
        {can('update', 'reviews') && (
          <Button variant="subtle" color="gray" onClick={onChange}>
            Change
          </Button>
        )}
      </Group>
    </>
  );
}
