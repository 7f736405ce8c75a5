import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconExternalLink, IconPrinter } from '@tabler/icons-react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { pathOfFeature } from '@/domain/access/routes';
import { collections } from '@/data/collections';
import {
  DEFAULT_GOOGLE_SETTINGS,
  GOOGLE_SETTINGS_ID,
  googleSettingsSchema,
  type GoogleSettings,
} from '@/domain/google-profile/schema';
import type { Stored } from '@/domain/record/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { QrCode } from '@/ui/charts/QrCode';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { formatCount } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import { CopyLinkButton } from '@/ui/links/CopyLinkButton';
import { LinkButton } from '@/ui/links/LinkButton';
import { useGoogle } from '../hooks/useGoogle';
import { useGoogleSettings } from '../hooks/useGoogleSettings';
import classes from './google.module.css';

/** The link under which customers write a review at Google, with its QR code, and what they wrote. */
export function ReviewLinkPanel() {
  const { locations, isLoading } = useGoogle();
  const { settings, record, isLoading: isReading } = useGoogleSettings();
  const mayEdit = useCan()('update', 'googleSettings');
  if (isLoading || isReading) return <LoadingRows rows={5} />;
  const [first] = locations.filter(({ reviewUrl }) => reviewUrl !== '');
  const link = first?.reviewUrl ?? settings.reviewLink;
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
      {!first && <ReviewLinkForm key={record?.id ?? 'new'} record={record} mayEdit={mayEdit} />}
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
      <div className={classes['sheet']} data-print>
        <QrCode text={link} size={220} label={`Leads to the review page of ${name} at Google`} />
        <div className={classes['words']}>
          <strong className={classes['only-print']}>How did we do? Review {name} on Google.</strong>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {link}
          </Text>
          <Group gap="xs" className={classes['no-print'] ?? ''}>
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
      </div>
    </Section>
  );
}

function ReviewLinkForm({ record, mayEdit }: { record: Stored<GoogleSettings> | null; mayEdit: boolean }) {
  const editing = useRecordForm<GoogleSettings, Pick<GoogleSettings, 'reviewLink'>>({
    definition: collections.googleSettings,
    record,
    noun: 'Google settings',
    schema: googleSettingsSchema.pick({ reviewLink: true }),
    toForm: ({ reviewLink }) => ({ reviewLink }),
    startWith: { reviewLink: '' },
    toFields: (values) => values,
    create: (values) => ({ ...DEFAULT_GOOGLE_SETTINGS, ...values }),
    newId: GOOGLE_SETTINGS_ID,
    mayExist: true,
    nameOf: () => 'Review link',
    labels: { reviewLink: 'Review link' },
    savedText: 'Review link saved.',
  });
  if (!mayEdit)
    return (
      <InlineNotice tone="info" title="There is no review link yet">
        An admin or manager can enter it here.
      </InlineNotice>
    );
  return (
    <RecordForm editing={editing} submitLabel="Save" createLabel="Save">
      <Section title={record?.reviewLink ? 'Change the link' : 'Enter your review link'}>
        <Stack gap="sm">
          <Text size="sm">
            Search Google for your company while you are signed in as its owner, press “Ask for reviews”, and copy the
            link that it shows. No connection is needed.{' '}
            <Anchor href="https://business.google.com/" target="_blank" rel="noreferrer" underline="always">
              Open your profiles at Google
            </Anchor>
          </Text>
          <FormTextInput
            form={editing.form}
            name="reviewLink"
            label="Review link"
            placeholder="https://g.page/r/…/review"
            inputMode="url"
          />
        </Stack>
      </Section>
    </RecordForm>
  );
}
