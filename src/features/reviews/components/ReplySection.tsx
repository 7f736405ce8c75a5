import { Button, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { MANAGERS } from '@/domain/access/roles';
import type { Stored } from '@/domain/record/schema';
import { needsReply, NO_REPLY, replyFault, REPLY_LENGTH, type Review, type ReviewReply } from '@/domain/review/schema';
import { UserName } from '@/entities/user/UserName';
import { nowIso } from '@/lib/dates';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { Section } from '@/ui/layout/Section';
import classes from './reviews.module.css';

/** The reply, from the draft to where it stands: everybody drafts, managers approve. */
export function ReplySection({ review }: { review: Stored<Review> }) {
  const { uid, role } = useSession();
  const can = useCan();
  const { update } = useSaveRecord(collections.reviews);
  const { reply, source } = review;
  const [text, setText] = useState(reply.text);
  const [isWriting, setIsWriting] = useState(
    reply.state === '' || reply.state === 'draft' || reply.state === 'refused',
  );
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const isManager = MANAGERS.includes(role);
  const fits = replyFault(text);
  const isEmpty = text.trim() === '';
  const isOwn = source === 'own';
  const isApproved = reply.state === 'approved' || reply.state === 'posted';
  // There is nothing to keep that is not kept.
  const isKept = reply.state === 'draft' ? text.trim() === reply.text : isEmpty && reply.text === '';

  const save = (next: ReviewReply, said: string): void =>
    void submit(async () => {
      await update(
        review.id,
        { reply: next, needsReply: needsReply({ state: review.state, reply: next }) },
        { base: review },
      );
      notify.success(said);
      setIsWriting(next.state === '' || next.state === 'draft');
    });
  const leave = (): void => {
    setText(reply.text);
    setIsWriting(false);
  };
  const draft = (): void =>
    save(
      { ...NO_REPLY, text: text.trim(), state: isEmpty ? '' : 'draft', writtenBy: uid },
      isEmpty ? 'Draft removed.' : 'Draft kept. A manager approves it.',
    );
  const approve = (): void => {
    const now = nowIso();
    const approved = {
      ...NO_REPLY,
      text: text.trim(),
      writtenBy: reply.writtenBy || uid,
      approvedBy: uid,
      approvedAt: now,
    };
    // On our own page an approved reply is public at once; elsewhere it has to get there first.
    save(
      isOwn ? { ...approved, state: 'posted', postedAt: now } : { ...approved, state: 'approved' },
      isOwn ? 'Answered.' : 'Approved.',
    );
  };
  const posted = (): void => save({ ...reply, state: 'posted', postedAt: nowIso() }, 'Noted as posted.');

  return (
    <Section title="Reply">
      <div className={classes['column']}>
        {reply.state === 'refused' && (
          <InlineNotice tone="danger" title="The site did not take the reply">
            {reply.fault}
          </InlineNotice>
        )}
        {isWriting && can('update', 'reviews') ? (
          <>
            <Textarea
              label="What you answer"
              description="Thank them, or say what you will do. Name nothing that they did not write themselves."
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              autosize
              minRows={3}
              maxLength={REPLY_LENGTH}
              error={fits || undefined}
            />
            {reply.state === 'draft' && isKept && !isManager && (
              <InlineNotice tone="info" title="Waits for approval">
                A manager reads it and shows it. Until then you can change it.
              </InlineNotice>
            )}
            {isApproved && (
              <InlineNotice tone="warning" title="This reply is approved">
                {isOwn
                  ? 'Without a manager’s approval a change takes it off the page.'
                  : 'A change waits for a manager’s approval. What stands on the site stays until the new one is posted.'}
              </InlineNotice>
            )}
            <SubmitNotice fault={fault} isSlow={isSlow} />
            <div className={classes['links']}>
              {isManager && (
                <Button onClick={approve} loading={isBusy} disabled={isEmpty || fits !== ''}>
                  {isOwn ? 'Approve and show' : 'Approve'}
                </Button>
              )}
              <Button variant="default" onClick={draft} loading={isBusy} disabled={fits !== '' || isKept}>
                {isManager ? 'Keep as draft' : 'Send to approval'}
              </Button>
              {isApproved && (
                <Button variant="subtle" color="gray" onClick={leave}>
                  Cancel
                </Button>
              )}
            </div>
          </>
        ) : (
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
            <div className={classes['links']}>
              {reply.state === 'approved' && can('update', 'reviews') && (
                <>
                  <Button
                    variant="default"
                    onClick={() => void navigator.clipboard.writeText(reply.text).then(() => notify.success('Copied.'))}
                  >
                    Copy
                  </Button>
                  <Button variant="default" onClick={posted} loading={isBusy}>
                    I posted it there
                  </Button>
                </>
              )}
              {can('update', 'reviews') && (
                <Button variant="subtle" color="gray" onClick={() => setIsWriting(true)}>
                  Change
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </Section>
  );
}
