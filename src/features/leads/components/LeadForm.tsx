import { leadSourceOptions } from '@/domain/company/workChoices';
import { LEAD_CHANNELS, LEAD_MESSAGE_LENGTH, type Lead, type LeadInput } from '@/domain/lead/schema';
import { LEAD_CHANNEL_WORDS } from '@/domain/lead/words';
import { useSession } from '@/data/react/WorkspaceProvider';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { RecordForm } from '@/entities/record/RecordForm';
import type { RecordEditing } from '@/entities/record/useRecordForm';
import { MemberAddressFields } from '@/entities/contact/MemberAddressFields';
import { FormDateTime } from '@/ui/forms/FormDateTime';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormPhone } from '@/ui/forms/FormPhone';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { OneColumn } from '@/ui/layout/OneColumn';
import { OptionalParts } from '@/ui/layout/OptionalParts';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import { useMemberOptions } from '../hooks/useMemberOptions';
import { KnownHere } from './KnownHere';
import { OutsideHere } from './OutsideHere';

const CHANNEL_OPTIONS = LEAD_CHANNELS.map((value) => ({ value, label: LEAD_CHANNEL_WORDS[value] }));

type LeadFormProps = { editing: RecordEditing<Lead, LeadInput>; onCancel: () => void };

/** Edits a lead in the order of a phone call: the number first, then who, what, and what is next. */
export function LeadForm({ editing, onCancel }: LeadFormProps) {
  const { form } = editing;
  const { values } = form;
  const { timeZone } = useSession().company;
  const { settings } = useWorkSettings();
  const { options } = useMemberOptions(values.assignedTo, values.nextBy);
  const { street, city, postalCode } = values.address;
  return (
    <RecordForm editing={editing} createLabel="Create lead" onCancel={onCancel}>
      <Section title="Who">
        <OneColumn>
          <Pair>
            <FormPhone form={form} name="phone" label="Phone" />
            <FormTextInput form={form} name="email" label="E-mail" type="email" inputMode="email" autoComplete="off" />
          </Pair>
          <KnownHere phone={values.phone} email={values.email} />
          <Pair>
            <FormTextInput form={form} name="firstName" label="First name" autoComplete="off" />
            <FormTextInput form={form} name="lastName" label="Last name" autoComplete="off" />
          </Pair>
          <OptionalParts
            parts={[
              {
                id: 'company',
                label: 'Company',
                isFilled: values.companyName !== '',
                content: <FormTextInput form={form} name="companyName" label="Company" autoComplete="off" />,
              },
              {
                id: 'address',
                label: 'Address',
                isFilled: [street, city, postalCode].some((part) => part !== ''),
                content: (
                  <OneColumn>
                    <MemberAddressFields form={form} name="address" />
                    <OutsideHere address={values.address} />
                  </OneColumn>
                ),
              },
            ]}
          />
        </OneColumn>
      </Section>
      <Section title="What">
        <OneColumn>
          <FormTextInput form={form} name="wanted" label="Wanted service" placeholder="AC does not cool" />
          <FormTextarea form={form} name="message" label="Message" maxLength={LEAD_MESSAGE_LENGTH} minRows={3} />
          <Pair>
            <FormSelect
              form={form}
              name="source"
              label="Lead source"
              options={leadSourceOptions(settings, values.source)}
            />
            <FormSelect form={form} name="channel" label="Came by" options={CHANNEL_OPTIONS} />
            <FormMoney form={form} name="costCents" label="Cost" description="What you paid for it" />
          </Pair>
        </OneColumn>
      </Section>
      <Section title="Next">
        <Pair>
          <FormTextInput form={form} name="nextWhat" label="Next action" placeholder="Call back" />
          <FormDateTime form={form} name="nextAt" label="When" timeZone={timeZone} />
          <FormSelect form={form} name="nextBy" label="Who" options={options} isClearable isSearchable />
          <FormSelect form={form} name="assignedTo" label="Assigned to" options={options} isClearable isSearchable />
        </Pair>
      </Section>
    </RecordForm>
  );
}
