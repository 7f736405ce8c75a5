import { Select, Text } from '@mantine/core';
import { INTERVAL_LABELS, type AgreementPlan } from '@/domain/agreement/record/plan';
import { planOptions } from '@/domain/agreement/record/planOptions';
import type { Agreement, AgreementInput } from '@/domain/agreement/record/schema';
import { visitsOffered } from '@/domain/agreement/record/visits';
import { benefitsOf } from '@/domain/agreement/record/words';
import type { Stored } from '@/domain/record/schema';
import { CustomerPicker } from '@/entities/customer/CustomerPicker';
import { EquipmentPicker } from '@/entities/equipment/EquipmentPicker';
import { PropertyPicker } from '@/entities/property/PropertyPicker';
import { RecordForm } from '@/entities/record/RecordForm';
import type { RecordEditing } from '@/entities/record/useRecordForm';
import { lazyPart } from '@/lib/lazyPage';
import { formatMoney } from '@/ui/format/money';
import { FormDate } from '@/ui/forms/FormDate';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { DetailList } from '@/ui/layout/DetailList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { OptionalParts } from '@/ui/layout/OptionalParts';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import { taxedTotal } from '../money';
import { MaintenanceUnitField } from './MaintenanceUnitField';
import type { AgreementParties } from '../hooks/useAgreementParties';

/** Laws load only for those who need them. */
const RenewalTrap = lazyPart(() => import('./RenewalTrap').then((module) => module.RenewalTrap));

type AgreementFormProps = {
  editing: RecordEditing<Agreement, AgreementInput>;
  parties: AgreementParties;
  plans: readonly Stored<AgreementPlan>[];
  onSubmit: (values: AgreementInput) => Promise<void>;
};

const BILLING = [
  { value: 'send', label: 'Sent on their day' },
  { value: 'draft', label: 'A draft to review' },
];

/** Edits the customer, property, plan, and price. */
export function AgreementForm({ editing, parties, plans, onSubmit }: AgreementFormProps) {
  const { form } = editing;
  const { values } = form;
  const chosen = plans.find(({ id }) => id === values.planId);
  const offered = values.planId === '' ? [] : values.plan.prices;
  return (
    <RecordForm editing={editing} onSubmit={onSubmit}>
      <OneColumn>
        <Section title="Member">
          <Pair gap="sm" least="260px">
            <CustomerPicker
              label="Customer"
              value={values.customerId}
              onChange={parties.setCustomer}
              error={form.errors['customerId']}
              dataPath="customerId"
              isRequired
              offersNew
            />
            <PropertyPicker
              customerId={values.customerId}
              label="Property"
              value={values.propertyId}
              onChange={parties.setProperty}
              error={form.errors['propertyId']}
              dataPath="propertyId"
              isRequired
              isOnlyOnePreselected={editing.base === null}
            />
            <EquipmentPicker
              customerId={values.customerId}
              propertyId={values.propertyId}
              label="Units covered"
              value={values.units.map(({ equipmentId }) => equipmentId)}
              onChange={parties.setUnits}
              max={50}
            />
            <FormTextInput form={form} name="customerEmail" label="E-mail for bills" type="email" />
          </Pair>
        </Section>
        <Section title="Plan">
          <OneColumn gap="sm">
            <Pair gap="sm" least="260px">
              <Select
                label="Plan"
                withAsterisk
                aria-required
                data={planOptions(plans, editing.base)}
                value={values.planId || null}
                onChange={(id) => parties.setPlan(plans.find((plan) => plan.id === id))}
                error={form.errors['planId']}
                data-path="planId"
                placeholder="Choose a plan"
                allowDeselect={false}
              />
              <FormSelect
                form={form}
                name="interval"
                label="Billed"
                options={offered.map(({ interval }) => ({ value: interval, label: INTERVAL_LABELS[interval] }))}
                disabled={offered.length === 0}
                onChosen={parties.setInterval}
              />
              <FormMoney form={form} name="priceCents" label="Price, before tax" isRequired />
              <FormDate form={form} name="startsOn" label="Starts on" isRequired />
              <MaintenanceUnitField
                value={values.businessUnitId}
                onChange={(id) => form.setFieldValue('businessUnitId', id)}
              />
            </Pair>
            {chosen && chosen.version !== values.planVersion && (
              <Text size="sm" c="dimmed">
                The plan was changed since. Choose it again to take over its terms of today.
              </Text>
            )}
            {values.propertyId !== '' && values.plan.renewal === 'automatic' && <RenewalTrap values={values} />}
            {values.planId !== '' && <PlanPreview values={values} />}
          </OneColumn>
        </Section>
        <OptionalParts
          parts={[
            {
              id: 'billing',
              label: 'How bills go out',
              isFilled: values.billing === 'draft',
              content: <FormSelect form={form} name="billing" label="Bills" options={BILLING} />,
            },
            {
              id: 'notes',
              label: 'Internal notes',
              isFilled: values.internalNotes !== '',
              content: <FormTextarea form={form} name="internalNotes" label="Internal notes" maxLength={10_000} />,
            },
          ]}
        />
      </OneColumn>
    </RecordForm>
  );
}

/** Previews what the customer gets: each visit with its season, the member prices, and the price with tax. */
function PlanPreview({ values }: { values: AgreementInput }) {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(values.startsOn);
  const visits = isDate ? visitsOffered(values.plan, values.startsOn) : [];
  const total = isDate ? taxedTotal(values) : null;
  return (
    <DetailList
      items={[
        { label: 'With tax', value: total === null ? '–' : formatMoney(total) },
        { label: 'Visits', value: visits.map(({ name }) => name).join(', '), isHiddenWhenEmpty: true },
        { label: 'Members get', value: benefitsOf(values.plan).join(', '), isHiddenWhenEmpty: true },
      ]}
    />
  );
}
