import { PRICE_TYPE_LABELS, PRICE_TYPES } from '@/domain/contract/record/state';
import type { Contract } from '@/domain/contract/record/schema';
import { CustomerPicker } from '@/entities/customer/CustomerPicker';
import { PropertyPicker } from '@/entities/property/PropertyPicker';
import { RecordForm } from '@/entities/record/RecordForm';
import type { RecordEditing } from '@/entities/record/useRecordForm';
import { formatMoney } from '@/ui/format/money';
import { FormDate } from '@/ui/forms/FormDate';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { StateField } from '@/ui/forms/StateField';
import { DetailList } from '@/ui/layout/DetailList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { OptionalParts } from '@/ui/layout/OptionalParts';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import { priceOfForm, type ContractForm as Values } from '../contractForm';
import type { ContractPlace } from '../hooks/useContractPlace';
import { ClauseFields } from './ClauseFields';
import { CoverFields, ExhibitFields, MilestoneFields } from './ListFields';
import { PartyFields } from './PartyFields';
import { ReminderDays } from './ReminderDays';
import { ScheduleFields } from './ScheduleFields';
import { TermsFields } from './TermsFields';

type ContractFormProps = {
  editing: RecordEditing<Contract, Values>;
  place: ContractPlace;
  onSubmit: (values: Values) => Promise<void>;
};

const PRICE_TYPE_OPTIONS = PRICE_TYPES.map((value) => ({ value, label: PRICE_TYPE_LABELS[value] }));

/** Form for a contract: parties, place, work and price, terms, clauses, and signers. */
export function ContractForm({ editing, place, onSubmit }: ContractFormProps) {
  const { form } = editing;
  const { values } = form;
  const hasLines = values.lines.length > 0;
  return (
    <RecordForm editing={editing} onSubmit={onSubmit}>
      <OneColumn>
        <Section title="Parties and place">
          <OneColumn>
            <Pair gap="sm">
              <CustomerPicker
                label="Customer"
                value={values.customerId}
                onChange={place.setCustomer}
                error={form.errors['customerId']}
                dataPath="customerId"
                isRequired
                offersNew
              />
              <PropertyPicker
                customerId={values.customerId}
                label="Property"
                value={values.propertyId}
                onChange={place.setProperty}
                error={form.errors['propertyId']}
                dataPath="propertyId"
                isOnlyOnePreselected={editing.base === null}
              />
              <FormTextInput form={form} name="customerEmail" label="E-mail of the customer" type="email" />
              <StateField form={form} name="lawState" label="State where the work is" country="US" autoComplete="off" />
            </Pair>
            <PartyFields form={form} />
            <ReminderDays
              days={values.terms.remindAfterDays}
              onChange={(days) => form.setFieldValue('terms.remindAfterDays', days)}
              error={form.errors['terms.remindAfterDays']}
            />
          </OneColumn>
        </Section>
        <Section title="Work and price">
          <OneColumn gap="sm">
            <FormTextInput form={form} name="title" label="Title" isRequired />
            <FormTextarea form={form} name="scope" label="Scope of work" maxLength={20_000} minRows={4} />
            <Pair gap="sm">
              <FormSelect form={form} name="priceType" label="Price" options={PRICE_TYPE_OPTIONS} />
              {hasLines ? (
                <DetailList
                  items={[{ label: 'Contract sum, from the lines', value: formatMoney(priceOfForm(values)) }]}
                />
              ) : (
                <FormMoney form={form} name="priceCents" label="Contract sum" />
              )}
              <FormDate form={form} name="startsOn" label="Starts on" />
              <FormDate form={form} name="finishesOn" label="Finishes on" />
            </Pair>
          </OneColumn>
        </Section>
        <Section title="Schedule of values">
          <ScheduleFields form={form} />
        </Section>
        <Section title="Terms">
          <TermsFields form={form} />
        </Section>
        <Section title="Clauses" description="Not legal advice. Have a lawyer review them for each state.">
          <ClauseFields form={form} contract={values} />
        </Section>
        <Section title="Milestones, insurance and more">
          <OptionalParts
            parts={[
              {
                id: 'milestones',
                label: 'Milestones',
                isFilled: values.milestones.length > 0,
                content: <MilestoneFields form={form} />,
              },
              {
                id: 'covers',
                label: 'Insurance, bonds, permits',
                isFilled: values.covers.length > 0,
                content: <CoverFields form={form} />,
              },
              {
                id: 'exhibits',
                label: 'Exhibits',
                isFilled: values.exhibits.length > 0,
                content: <ExhibitFields form={form} />,
              },
              {
                id: 'notes',
                label: 'Internal notes',
                isFilled: values.internalNotes !== '',
                content: <FormTextarea form={form} name="internalNotes" label="Internal notes" maxLength={10_000} />,
              },
            ]}
          />
        </Section>
      </OneColumn>
    </RecordForm>
  );
}
