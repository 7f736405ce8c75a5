import { Button, Group, Menu, Text } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { MANAGERS } from '@/domain/access/roles';
import type { Stored } from '@/domain/record/schema';
import { HIDING_REASONS, needsReply, REVIEW_SOURCE_LABELS, type Review } from '@/domain/review/schema';
import { HIDING_REASON_LABELS } from '@/domain/review/words';
import { useDecision } from '@/entities/record/useDecision';
import { usePressedChange } from '@/entities/record/usePressedChange';
import { TechnicianPicker } from '@/entities/technician/TechnicianPicker';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { formatDateTime } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { ReplySection } from './ReplySection';
import { ReviewStateBadge } from './reviewColumns';
import classes from './reviews.module.css';
import { StarsShown } from './StarsShown';

type ReviewDetailsProps = { review: Stored<Review>; /** Edit form, for a hand-copied review. */ edit: ReactNode };

/** Shows the review, its author and job, whether it is public, and our reply. */
export function ReviewDetails({ review, edit }: ReviewDetailsProps) {
  const { company } = useSession();
  const can = useCan();
  const { namesOf } = useTechnicians();
  const change = usePressedChange(collections.reviews);
  const [isEditing, setIsEditing] = useState(false);
  const mayUpdate = can('update', 'reviews');
  const { stars, text, source, url, writtenAt, editedAt, jobId, jobNumber, isJobVerified, serviceName } = review;
  if (isEditing) return edit;
  const attribute = async (technicianIds: string[]): Promise<void> => {
    try {
      const match = review.match === 'certain' ? review.match : 'by-hand';
      await change(review, { technicianIds, match });
    } catch (error) {
      notify.error(error);
    }
  };
  const time = (iso: string): string => formatDateTime(iso, company.timeZone);
  return (
    <OneColumn>
      <div className={classes['cardTop']}>
        <StarsShown stars={stars} />
        <ReviewStateBadge state={review.state} />
      </div>
      <p className={classes['text']}>{text === '' ? 'Stars only, no text.' : text}</p>
      {edit && (
        <div>
          <Button variant="default" onClick={() => setIsEditing(true)}>
            Edit the copy
          </Button>
        </div>
      )}
      <DetailList
        columns={2}
        items={[
          {
            label: 'Where',
            value:
              url === '' ? (
                REVIEW_SOURCE_LABELS[source]
              ) : (
                <a href={url} target="_blank" rel="noreferrer">
                  {REVIEW_SOURCE_LABELS[source]}
                </a>
              ),
          },
          { label: 'Written', value: time(writtenAt) },
          { label: 'Changed by its author', value: time(editedAt), isHiddenWhenEmpty: true },
          {
            label: 'Job',
            value: jobId !== '' && (
              <RouterLink to={paths.jobDetails(jobId)}>
                {[jobNumber, serviceName].filter(Boolean).join(', ')}
              </RouterLink>
            ),
          },
          {
            label: 'Verified',
            value: isJobVerified ? 'Yes: written under the link of this job' : 'No',
          },
        ]}
      />
      {mayUpdate ? (
        <TechnicianPicker
          label="Whose work it is about"
          value={review.technicianIds}
          onChange={(ids) => void attribute(ids)}
          max={10}
          description={review.match === 'probable' ? 'Probably: found by name and date.' : undefined}
        />
      ) : (
        <DetailList columns={1} items={[{ label: 'Whose work', value: namesOf(review.technicianIds).join(', ') }]} />
      )}
      <ShownSection review={review} />
      <ReplySection review={review} />
    </OneColumn>
  );
}

/** Shows whether it is public. Hiding requires a reason, and the number of stars is not one. */
function ShownSection({ review }: { review: Stored<Review> }) {
  const { role } = useSession();
  const can = useCan();
  const change = useDecision(collections.reviews);
  const set = async (changes: Pick<Review, 'state' | 'hiddenReason'>, said: string): Promise<void> => {
    try {
      await change(review, { ...changes, needsReply: needsReply({ ...review, ...changes }) });
      notify.success(said);
    } catch (error) {
      notify.error(error);
    }
  };
  const { state, hiddenReason } = review;
  const mayHide = MANAGERS.includes(role) && can('update', 'reviews');
  return (
    <Section title="On your website">
      <OneColumn>
        {state === 'private' && (
          <Text size="sm">Its author does not want it shown. It stays between you and them.</Text>
        )}
        {state === 'gone' && <Text size="sm">The site no longer shows it, so you do not either.</Text>}
        {state === 'pending' && (
          <Text size="sm">
            It is published automatically in a few days, however many stars it has. You can do it now.
          </Text>
        )}
        {state === 'published' && <Text size="sm">Everyone can read it.</Text>}
        {state === 'hidden' && hiddenReason !== '' && (
          <InlineNotice tone="warning" title="Hidden">
            {HIDING_REASON_LABELS[hiddenReason]}
          </InlineNotice>
        )}
        <Group gap="xs" align="stretch">
          {(state === 'pending' || state === 'hidden') && can('update', 'reviews') && (
            <Button variant="default" onClick={() => void set({ state: 'published', hiddenReason: '' }, 'Published.')}>
              Publish
            </Button>
          )}
          {(state === 'pending' || state === 'published') && mayHide && (
            <Menu>
              <Menu.Target>
                <Button variant="default" leftSection={<IconEyeOff size={18} aria-hidden />}>
                  Hide…
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Label>Because (few stars are no reason)</Menu.Label>
                {HIDING_REASONS.map((reason) => (
                  <Menu.Item
                    key={reason}
                    onClick={() => void set({ state: 'hidden', hiddenReason: reason }, 'Hidden.')}
                  >
                    {HIDING_REASON_LABELS[reason]}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
        </Group>
      </OneColumn>
    </Section>
  );
}
