import { Button, Group, Select, Text } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useOptionalRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { MANAGERS } from '@/domain/access/roles';
import { revokeCard, saveCard } from '@/domain/member-card/api';
import { cardInputSchema, EMPTY_CARD, type MemberCard } from '@/domain/member-card/schema';
import { userName } from '@/domain/user/schema';
import { addressOf } from '@/entities/public-document/customerLink';
import { useMembers } from '@/entities/team/useMembers';
import { paths } from '@/lib/paths';
import { QrCode } from '@/ui/charts/QrCode';
import { confirmAction } from '@/ui/feedback/confirm';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatCount } from '@/ui/format/quantities';
import { FormCheckbox } from '@/ui/forms/FormCheckbox';
import { FormPhone } from '@/ui/forms/FormPhone';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import { CopyLinkButton } from '@/ui/links/CopyLinkButton';

/** Shows the user's own business card with its link and code; managers can see everyone's (`?member=`). */
export function Component() {
  const { uid, role } = useSession();
  const [params, setParams] = useSearchParams();
  const { members } = useMembers();
  const isManager = MANAGERS.includes(role);
  const asked = params.get('member') ?? '';
  const shownUid = isManager && members.some(({ id }) => id === asked) ? asked : uid;
  const card = useOptionalRecord(collections.memberCards, shownUid);
  const options = members
    .filter(({ disabled }) => !disabled)
    .map((user) => ({ value: user.id, label: userName(user) || user.email }));
  return (
    <PageBody size="narrow">
      <PageHeader title="Business card" back={{ to: paths.settings, label: 'Settings' }} />
      {isManager && options.length > 1 && (
        <Select
          label="Whose card"
          data={options}
          value={shownUid}
          onChange={(next) => setParams(next === null || next === uid ? {} : { member: next })}
          allowDeselect={false}
          searchable
        />
      )}
      {card.isLoading ? (
        <LoadingRows rows={6} />
      ) : (
        <CardEditor key={shownUid} uid={shownUid} card={card.data ?? null} onChanged={() => void card.refetch()} />
      )}
    </PageBody>
  );
}

type CardEditorProps = { uid: string; card: MemberCard | null; onChanged: () => void };

function CardEditor({ uid, card, onChanged }: CardEditorProps) {
  const form = useSchemaForm({
    schema: cardInputSchema,
    initialValues: cardInputSchema.parse(card ?? EMPTY_CARD),
    draftKey: `${uid}:business-card`,
  });
  const isOn = card !== null && card.token !== '';
  return (
    <>
      {isOn && <LinkSection uid={uid} card={card} onChanged={onChanged} />}
      <SchemaForm
        form={form}
        submitLabel={isOn ? 'Save card' : 'Make the card'}
        onSubmit={async (values) => {
          const submitted = form.getValues();
          await callFunction(saveCard, { uid, card: values });
          form.startAnew(values, submitted);
          notify.success(isOn ? 'Card saved.' : 'The card has its link.');
          onChanged();
        }}
      >
        <Section
          title="What it shows"
          description="The name, the company with its address and website, and the credentials marked for cards are always on it."
        >
          <OneColumn>
            <FormTextInput form={form} name="title" label="Title" placeholder="Service technician" />
            <Pair least="240px">
              <FormPhone form={form} name="phone" label="Phone" description="Leave empty to show the company’s" />
              <FormTextInput
                form={form}
                name="email"
                label="E-mail"
                type="email"
                inputMode="email"
                description="Leave empty to show the company’s"
              />
            </Pair>
            <FormTextarea form={form} name="note" label="A few words" maxLength={300} minRows={2} />
            <FormCheckbox form={form} name="hasReviewLinks" label="Links to review the company" />
            <FormCheckbox form={form} name="hasBookingLink" label="Link to book or ask for a visit" />
          </OneColumn>
        </Section>
      </SchemaForm>
    </>
  );
}

function LinkSection({ uid, card, onChanged }: { uid: string; card: MemberCard; onChanged: () => void }) {
  const { isBusy, carryOut } = useCarryOut();
  const path = paths.memberCard(card.token);
  const address = addressOf(path);
  const revoke = async (): Promise<void> => {
    const isSure = await confirmAction({
      title: 'Revoke this link?',
      message: 'Whoever has it, or a code printed with it, sees nothing from then on. A new link is a new address.',
      confirmLabel: 'Revoke link',
      tone: 'danger',
    });
    if (!isSure) return;
    await carryOut(async () => {
      await callFunction(revokeCard, { uid });
      notify.success('The link is revoked.');
      onChanged();
    });
  };
  return (
    <Section title="Link" description="It ends automatically when its owner leaves the company.">
      <Pair least="240px">
        <OneColumn>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {address}
          </Text>
          <Group gap="xs">
            <CopyLinkButton address={address} />
            <Button component="a" variant="default" href={path} target="_blank" rel="noreferrer">
              Open
            </Button>
            <Button variant="subtle" color="gray" loading={isBusy} onClick={() => void revoke()}>
              Revoke
            </Button>
          </Group>
          <Text size="sm" c="dimmed">
            Opened {formatCount(card.openedCount, 'time')}, the contact file taken{' '}
            {formatCount(card.savedCount, 'time')}.
          </Text>
        </OneColumn>
        <QrCode text={address} label="QR code that opens the card" size={180} />
      </Pair>
    </Section>
  );
}
