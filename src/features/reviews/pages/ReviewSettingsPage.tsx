import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import type { Stored } from '@/domain/record/schema';
import { exampleLink, LINKED_SITE_LABELS, LINKED_SITES } from '@/domain/review/links';
import {
  DEFAULT_REVIEW_SETTINGS,
  REVIEW_SETTINGS_ID,
  REVIEW_TRIGGER_LABELS,
  REVIEW_TRIGGERS,
  reviewSettingsFormSchema,
  reviewSettingsSchema,
  type ReviewSettings,
} from '@/domain/review/settings';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { useReviewSettings } from '@/entities/review/useReviewSettings';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { OneColumn } from '@/ui/layout/OneColumn';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { RequestWordsFields } from '../components/RequestWordsFields';
import { WidgetSection } from '../components/WidgetSection';
import { useMaySetUp } from '../hooks/useMaySetUp';
import { useFirstLoading } from '@/ui/hooks/useFirstLoading';

const TRIGGERS = REVIEW_TRIGGERS.map((value) => ({ value, label: REVIEW_TRIGGER_LABELS[value] }));

/** Edits whether, when and with what text customers are asked; the links they all get; the widget. */
export function Component() {
  const { record, isLoading } = useReviewSettings();
  const isWaiting = useFirstLoading(isLoading);
  const isManager = useCan()('update', 'reviewSettings');
  const maySetUp = useMaySetUp();
  return (
    <PageBody size="normal">
      <PageHeader title="Requests, links and widget" back={{ to: paths.reviews, label: 'Reviews' }} />
      {!isManager ? (
        <NotAllowed
          ask="reviews"
          title="Only managers change how customers are asked"
          wayBack={<LinkButton to={paths.reviews}>Back to reviews</LinkButton>}
        />
      ) : !maySetUp ? (
        <Withdrawn />
      ) : isWaiting ? (
        <LoadingRows rows={8} />
      ) : (
        <SettingsForm record={record} />
      )}
    </PageBody>
  );
}

/** Explains what it means for the customers asked so far; the notice above already says that the plan no longer includes reviews. */
function Withdrawn() {
  const { features } = useSession();
  return (
    <EmptyState
      title="Review requests are off"
      text="What was set up here is kept until your plan includes reviews again."
      action={
        hasFeature(features, 'googleMyBusiness') ? (
          <LinkButton to={paths.googleReviewLink}>Google review link</LinkButton>
        ) : (
          <LinkButton to={paths.reviews}>Back to reviews</LinkButton>
        )
      }
    />
  );
}

function SettingsForm({ record }: { record: Stored<ReviewSettings> | null }) {
  const editing = useRecordForm<ReviewSettings, ReviewSettings>({
    definition: collections.reviewSettings,
    record,
    noun: 'review settings',
    schema: reviewSettingsFormSchema,
    toForm: (settings) => reviewSettingsSchema.parse(settings),
    startWith: DEFAULT_REVIEW_SETTINGS,
    toFields: (values) => values,
    create: (values) => values,
    newId: REVIEW_SETTINGS_ID,
    mayExist: true,
    nameOf: () => 'Review settings',
    labels: {
      isOn: 'Requests',
      trigger: 'Asked when',
      delayHours: 'Delay',
      isByEmail: 'By e-mail',
      isBySms: 'By text message',
      followUpDays: 'Follow-up',
      minIntervalDays: 'Interval',
      words: 'Words of the request',
      followUp: 'Words of the follow-up',
      links: 'Links',
      publishAfterDays: 'Publishing',
      isWidgetOn: 'Widget',
      isCompanyTold: 'E-mail to you',
    },
    savedText: 'Review settings saved.',
  });
  const { form } = editing;
  const { followUpDays } = form.values;
  return (
    <RecordForm editing={editing} submitLabel="Save">
      <Section
        title="Requests"
        description="Every customer of a finished job is asked by the same rules, from 8 AM to 9 PM, unless they said no. Each decision is in the fairness log."
      >
        <OneColumn>
          <FormSwitch form={form} name="isOn" label="Ask customers automatically" />
          <Pair least="260px">
            <FormSelect form={form} name="trigger" label="Ask" options={TRIGGERS} />
            <FormNumber form={form} name="delayHours" label="After" suffix=" hours" min={0} max={336} />
            <FormNumber
              form={form}
              name="followUpDays"
              label="Ask once more after (0 = never)"
              suffix=" days"
              min={0}
              max={30}
            />
            <FormNumber
              form={form}
              name="minIntervalDays"
              label="Ask the same customer again after"
              suffix=" days"
              min={30}
              max={730}
            />
          </Pair>
          <FormSwitch
            form={form}
            name="isByEmail"
            label="By e-mail"
            description="With a link that ends these e-mails."
          />
          <FormSwitch
            form={form}
            name="isBySms"
            label="By text message"
            description="Only to people who agreed to be asked by text. They get no e-mail then."
          />
        </OneColumn>
      </Section>
      <Section
        title="Where customers can write"
        description="All of them get the same links, before and after they write to you, whatever they write."
      >
        <Pair least="260px">
          {LINKED_SITES.map((site) => (
            <FormTextInput
              key={site}
              form={form}
              name={`links.${site}`}
              label={LINKED_SITE_LABELS[site]}
              placeholder={exampleLink(site)}
              inputMode="url"
            />
          ))}
        </Pair>
      </Section>
      <RequestWordsFields form={form} round={1} />
      {followUpDays > 0 && <RequestWordsFields form={form} round={2} />}
      <Section title="What becomes of reviews">
        <OneColumn>
          <FormNumber
            form={form}
            name="publishAfterDays"
            label="Publish unchecked reviews after"
            description="Whatever the stars. Hide what breaks the rules before then, with a reason."
            suffix=" days"
            min={1}
            max={14}
          />
          <FormSwitch form={form} name="isCompanyTold" label="E-mail me each new review, good or bad" />
        </OneColumn>
      </Section>
      <WidgetSection form={form} />
    </RecordForm>
  );
}
