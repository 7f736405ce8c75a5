import { Button, Checkbox, Group, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { callFunction } from '@/data/callables';
import { sendReview, writtenReviewSchema, type ReviewPage, type WrittenReview } from '@/domain/review/api';
import { REVIEW_TEXT_LENGTH } from '@/domain/review/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { StarChoice } from './StarChoice';

type OpenPage = Extract<ReviewPage, { outcome: 'open' }>;
type WriteReviewProps = { token: string; page: OpenPage };

/** Lets the customer write a review: the text stays on the device until it is received, and can be edited while the link is valid. */
export function WriteReview({ token, page }: WriteReviewProps) {
  const { company, jobTitle, proposedName, links, written } = page;
  const [sent, setSent] = useState<WrittenReview | null>(written);
  const [isWriting, setIsWriting] = useState(written === null);
  useEffect(() => {
    if (!isWriting) window.scrollTo(0, 0);
  }, [isWriting]);
  return (
    <>
      <h1>{isWriting ? `How did ${company.name} do?` : 'Thank you'}</h1>
      {isWriting ? (
        <ReviewForm
          key={String(sent === null)}
          token={token}
          jobTitle={jobTitle}
          start={sent ?? { stars: 0, text: '', authorName: proposedName, mayPublish: false }}
          companyName={company.name}
          onSent={(review) => {
            setSent(review);
            setIsWriting(false);
          }}
        />
      ) : (
        <>
          <InlineNotice tone="success" title={`${company.name} has your review`} role="status">
            {sent?.mayPublish ? 'It will be shown on their website in a few days.' : 'It stays between you and them.'}
          </InlineNotice>
          <div>
            <Button variant="default" onClick={() => setIsWriting(true)}>
              Change what I wrote
            </Button>
          </div>
        </>
      )}
      {/* The same for everyone, whatever they write or wrote: always shown. */}
      {links.length > 0 && (
        <Section title="You can also write it here" description="Everyone who is asked gets these links.">
          <Group gap="xs" align="stretch">
            {links.map(({ site, label, url }) => (
              <Button
                key={site}
                component="a"
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                variant="default"
                rightSection={<IconExternalLink size={16} aria-hidden />}
              >
                {label}
              </Button>
            ))}
          </Group>
        </Section>
      )}
    </>
  );
}

type ReviewFormProps = {
  token: string;
  jobTitle: string;
  start: WrittenReview;
  companyName: string;
  onSent: (review: WrittenReview) => void;
};

function ReviewForm({ token, jobTitle, start, companyName, onSent }: ReviewFormProps) {
  const form = useSchemaForm<WrittenReview>({
    schema: writtenReviewSchema,
    initialValues: start,
    draftKey: `review:${token}`,
  });
  return (
    <SchemaForm
      form={form}
      submitLabel="Send review"
      onSubmit={async (review) => {
        await callFunction(sendReview, { token, review });
        onSent(review);
      }}
    >
      <Section>
        <OneColumn>
          {jobTitle !== '' && <Text c="dimmed">It is about: {jobTitle}</Text>}
          <StarChoice
            value={form.values.stars}
            onChange={(stars) => form.setFieldValue('stars', stars)}
            error={form.errors['stars'] ?? null}
          />
          <FormTextarea
            form={form}
            name="text"
            label="What went well, and what didn’t?"
            maxLength={REVIEW_TEXT_LENGTH}
            minRows={4}
          />
          <Checkbox
            label={`${companyName} may show this`}
            description="On their website, with the name below. You can take that back here."
            checked={form.values.mayPublish}
            onChange={(event) => form.setFieldValue('mayPublish', event.currentTarget.checked)}
          />
          {form.values.mayPublish && (
            <FormTextInput form={form} name="authorName" label="Name as shown" placeholder="Ada L." />
          )}
        </OneColumn>
      </Section>
    </SchemaForm>
  );
}
