import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconExternalLink, IconPrinter } from '@tabler/icons-react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { pathOfFeature } from '@/domain/access/routes';
import { collections } from '@/data/collections';
import type { Stored } from '@/domain/record/schema';
import { exampleLink, linkFault } from '@/domain/review/links';
import {
  DEFAULT_REVIEW_SETTINGS,
  REVIEW_SETTINGS_ID,
  reviewLinkSchema,
  type ReviewSettings,
} from '@/domain/review/settings';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { useReviewSettings } from '@/entities/review/useReviewSettings';
import { QrCode } from '@/ui/charts/QrCode';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { formatCount } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import { CopyLinkButton } from '@/ui/links/CopyLinkButton';
import { LinkButton } from '@/ui/links/LinkButton';
import { useGoogle } from '../hooks/useGoogle';
import classes from './google.module.css';
import { useFirstLoading } from '@/ui/hooks/useFirstLoading';

/** Shows the company's Google review link with its QR code, and the reviews received. */
export function ReviewLinkPanel() {
  const { locations, isLoading } = useGoogle();
  const { settings, record, isLoading: isReading } = useReviewSettings();
  const isWaiting = useFirstLoading(isLoading || isReading);
  if (isWaiting) return <LoadingRows rows={5} />;
  const offered =
    locations.find(({ reviewUrl }) => reviewUrl !== '' && linkFault('google', reviewUrl) === '')?.reviewUrl ?? '';
  // Unless someone has set another link, default to Google's own link for the connected profile.
  const link = settings.links.google || offered;
  return (
    <Stack gap="md">
      {link !== '' && <ReviewLink link={link} />}
      {locations.map((one) => (
        <Section key={one.id} title={`Reviews of ${one.title}`}>
          <Text size="sm">
            {one.reviewCount === 0
              ? 'No reviews yet.'
              : `${formatCount(one.reviewCount, 'review')}, ${one.averageStars.toFixed(1)} of 5 stars on average.`}
          </Text>
          <ReviewsPointer />
        </Section>
      ))}
      <ReviewLinkForm key={record?.id ?? 'new'} record={record} offered={offered} />
    </Stack>
  );
}

function ReviewsPointer() {
  const { features } = useSession();
  return hasFeature(features, 'reviews') ? (
    <LinkButton mt="xs" variant="default" to={pathOfFeature('reviews')}>
      Read and answer
    </LinkButton>
  ) : (
    <Text size="sm" c="dimmed">
      With reviews switched on, they are read and answered in one inbox.
    </Text>
  );
}

function ReviewLink({ link }: { link: string }) {
  const { name } = useSession().company;
  return (
    <Section title="Your review link" description="Give it to every customer alike, whatever you expect them to write.">
      <Group data-printed>
        <QrCode text={link} size={220} label={`Leads to the review page of ${name} on Google`} />
        <div className={classes['words']}>
          <strong className={classes['only-print']}>How did we do? Review {name} on Google.</strong>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {link}
          </Text>
          <Group gap="xs" className="no-print">
            <CopyLinkButton address={link} />
            <Button
              component="a"
              href={link}
              target="_blank"
              rel="noreferrer"
              variant="default"
              leftSection={<IconExternalLink size={18} aria-hidden />}
            >
              Try it
            </Button>
            <Button
              variant="default"
              onClick={() => window.print()}
              leftSection={<IconPrinter size={18} aria-hidden />}
            >
              Print
            </Button>
          </Group>
        </div>
      </Group>
    </Section>
  );
}

type GoogleLink = { google: string };

/** Edits the company's one Google review link: used in review requests, in print, and on business cards. */
function ReviewLinkForm({ record, offered }: { record: Stored<ReviewSettings> | null; offered: string }) {
  const mayEdit = useCan()('update', 'reviewSettings');
  const { features } = useSession();
  const editing = useRecordForm<ReviewSettings, GoogleLink>({
    definition: collections.reviewSettings,
    record,
    noun: 'review link',
    schema: reviewLinkSchema,
    toForm: ({ links }) => ({ google: links.google }),
    startWith: { google: '' },
    toFields: ({ google }) => ({ links: { ...(record?.links ?? DEFAULT_REVIEW_SETTINGS.links), google } }),
    create: ({ google }) => ({
      ...DEFAULT_REVIEW_SETTINGS,
      links: { ...DEFAULT_REVIEW_SETTINGS.links, google },
    }),
    newId: REVIEW_SETTINGS_ID,
    mayExist: true,
    nameOf: () => 'Review link',
    labels: { links: 'Review links' },
    savedText: 'Review link saved.',
  });
  const { form } = editing;
  // Like the rest of the page if the feature is withdrawn.
  if (!hasFeature(features, 'googleMyBusiness')) return null;
  if (!mayEdit)
    return (
      record?.links.google === '' && (
        <InlineNotice tone="info" title="There is no review link yet">
          An admin or manager can enter it here.
        </InlineNotice>
      )
    );
  return (
    <RecordForm editing={editing} submitLabel="Save" createLabel="Save">
      <Section title={record?.links.google ? 'Change the link' : 'Enter your review link'}>
        <Stack gap="sm">
          <Text size="sm">
            Search Google for your company while you are signed in as its owner, press “Ask for reviews”, and copy the
            link that it shows. No connection is needed.{' '}
            <Anchor href="https://business.google.com/" target="_blank" rel="noreferrer" underline="always">
              Open your profiles on Google
            </Anchor>
          </Text>
          <FormTextInput
            form={form}
            name="google"
            label="Review link"
            description="Requests for reviews, the QR sheet and business cards lead there."
            placeholder={exampleLink('google')}
            inputMode="url"
          />
          {offered !== '' && offered !== form.values.google && (
            <div>
              <Button variant="default" onClick={() => form.setFieldValue('google', offered)}>
                Take the link of the connected profile
              </Button>
            </div>
          )}
        </Stack>
      </Section>
    </RecordForm>
  );
}
