import { Anchor } from '@mantine/core';
import { useCan } from '@/data/react/useCan';
import { leadSourceOptions } from '@/domain/company/workChoices';
import { LEAD_MESSAGE_LENGTH, leadInputSchema, type LeadInput, type LeadSeller } from '@/domain/lead/schema';
import { LEAD_SELLER_WORDS } from '@/domain/lead/words';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { MemberAddressFields } from '@/entities/contact/MemberAddressFields';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormPhone } from '@/ui/forms/FormPhone';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { paths } from '@/lib/paths';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import { KnownHere } from './KnownHere';
import { OutsideHere } from './OutsideHere';

type ImportedLeadProps = { seller: LeadSeller; input: LeadInput; onSave: (input: LeadInput) => Promise<void> };

/** Shows the data extracted from an e-mail, to review before it becomes a lead. */
export function ImportedLead({ seller, input, onSave }: ImportedLeadProps) {
  const form = useSchemaForm<LeadInput>({ schema: leadInputSchema, initialValues: input });
  const { settings } = useWorkSettings();
  const mayAdd = useCan()('update', 'workSettings');
  const { values } = form;
  return (
    <SchemaForm form={form} onSubmit={onSave} submitLabel="Create lead">
      <Section
        title="What was read"
        description={seller === '' ? 'Of no seller that is known.' : `From ${LEAD_SELLER_WORDS[seller]}.`}
      >
        <OneColumn>
          <Pair>
            <FormTextInput form={form} name="firstName" label="First name" autoComplete="off" />
            <FormTextInput form={form} name="lastName" label="Last name" autoComplete="off" />
            <FormPhone form={form} name="phone" label="Phone" />
            <FormTextInput form={form} name="email" label="E-mail" autoComplete="off" />
          </Pair>
          <KnownHere phone={values.phone} email={values.email} />
          <MemberAddressFields form={form} name="address" />
          <OutsideHere address={values.address} />
          <FormTextInput form={form} name="wanted" label="Wanted service" />
          <FormTextarea form={form} name="message" label="Message" maxLength={LEAD_MESSAGE_LENGTH} minRows={3} />
          <Pair>
            <FormSelect
              form={form}
              name="source"
              label="Lead source"
              {...(values.source === '' &&
                seller !== '' && {
                  description: `None of yours is called ${LEAD_SELLER_WORDS[seller]}: reports count this under “No source”`,
                })}
              options={leadSourceOptions(settings, values.source)}
            />
            <FormMoney form={form} name="costCents" label="Cost" description="What you paid for it" />
          </Pair>
          {values.source === '' && seller !== '' && mayAdd && (
            <div>
              {/* In a new tab: the extracted data is not stored yet. */}
              <Anchor href={paths.leadSources} target="_blank" rel="noreferrer" size="sm">
                Add {LEAD_SELLER_WORDS[seller]} to your lead sources
                <span className="visually-hidden"> (opens in a new tab)</span>
              </Anchor>
            </div>
          )}
        </OneColumn>
      </Section>
    </SchemaForm>
  );
}
