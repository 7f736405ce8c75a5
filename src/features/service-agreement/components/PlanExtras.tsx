import { ITEM_KIND_LABELS, ITEM_KINDS } from '@/domain/billing/itemKind';
import { useSession } from '@/data/react/WorkspaceProvider';
import { coverageWarning } from '@/domain/agreement/coverage';
import { RECOGNITION_LABELS, RECOGNITIONS } from '@/domain/agreement/record/plan';
import { newId } from '@/lib/ids';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { FormList } from '@/ui/forms/FormList';
import { FormMultiSelect } from '@/ui/forms/FormMultiSelect';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormRate } from '@/ui/forms/FormRate';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { OptionalParts } from '@/ui/layout/OptionalParts';
import { Pair } from '@/ui/layout/Pair';
import type { PlanValues } from '../planForm';
import { PlanItemPrices } from './PlanItemPrices';

const KINDS = ITEM_KINDS.map((value) => ({ value, label: ITEM_KIND_LABELS[value] }));
const INCOME = RECOGNITIONS.map((value) => ({ value, label: RECOGNITION_LABELS[value] }));

/** Edits a plan's options beyond price and visits. */
export function PlanExtras({ form }: { form: SchemaFormApi<PlanValues> }) {
  const { values } = form;
  return (
    <OptionalParts
      parts={[
        {
          id: 'prices',
          label: 'Member prices',
          isFilled: values.discounts.length > 0,
          content: <MemberPrices form={form} />,
        },
        {
          id: 'items',
          label: 'Prices of single items',
          isFilled: values.itemPrices.length > 0,
          content: <PlanItemPrices form={form} />,
        },
        {
          id: 'pause',
          label: 'Pausing online',
          isFilled: values.pauseMonths > 0,
          content: (
            <FormNumber
              form={form}
              name="pauseMonths"
              label="Members can pause on their page for up to"
              description="Once per term. Bills, visits and the end of the term are pushed out. 0 means they have to ask you."
              suffix=" months"
              min={0}
              max={12}
            />
          ),
        },
        {
          id: 'promise',
          label: 'Priority and response',
          isFilled: values.isPriority || values.responseHours !== 0,
          content: (
            <Pair gap="sm">
              <FormSwitch form={form} name="isPriority" label="Priority scheduling" />
              <FormNumber
                form={form}
                name="responseHours"
                label="On site within"
                description="0: no promise."
                suffix=" hours"
                min={0}
              />
            </Pair>
          ),
        },
        {
          id: 'coverage',
          label: 'Repairs covered',
          isFilled: values.coverage !== '',
          content: <Coverage form={form} />,
        },
        {
          id: 'income',
          label: 'Income recognition',
          isFilled: values.recognition !== 'straight-line',
          content: (
            <Pair gap="sm">
              <FormSelect
                form={form}
                name="recognition"
                label="Recognize income"
                description="By each visit’s standalone price, if the plan has visits."
                options={INCOME}
              />
              {values.recognition === 'by-visit' && values.unusedVisits === 'lapse' && (
                <FormRate
                  form={form}
                  name="expectedUsePpm"
                  label="Expected visit usage"
                  description="100%: unused visits are earned when they lapse. Below 100%: part is earned with each completed visit."
                />
              )}
            </Pair>
          ),
        },
        {
          id: 'terms',
          label: 'Terms',
          isFilled: values.terms !== '',
          content: <FormTextarea form={form} name="terms" label="Terms" maxLength={10_000} minRows={6} />,
        },
      ]}
    />
  );
}

function MemberPrices({ form }: { form: SchemaFormApi<PlanValues> }) {
  return (
    <FormList
      form={form}
      name="discounts"
      label="Member prices"
      itemLabel="Member price"
      newItem={() => ({ id: newId(), itemKinds: [], ratePpm: 100_000 })}
      max={8}
    >
      {(index) => (
        <Pair gap="sm">
          <FormRate form={form} name={`discounts.${index}.ratePpm`} label="Members pay less" isRequired />
          <FormMultiSelect
            form={form}
            name={`discounts.${index}.itemKinds`}
            label="On"
            options={KINDS}
            placeholder="Everything"
          />
        </Pair>
      )}
    </FormList>
  );
}

/** Edits free repairs, which make a plan a service contract that most states regulate. Source: contracts method A6. */
function Coverage({ form }: { form: SchemaFormApi<PlanValues> }) {
  const { state } = useSession().company.address;
  const { coverage, registrationNumber } = form.values;
  const warning = coverage === '' ? null : coverageWarning([{ type: 'coverage' }], { state, registrationNumber });
  return (
    <OneColumn gap="sm">
      <FormTextarea
        form={form}
        name="coverage"
        label="Repaired or replaced at no charge"
        placeholder="Parts and labor on the condenser fan motor"
        maxLength={2000}
        minRows={2}
      />
      {warning && (
        <>
          <InlineNotice tone="warning" title="This may be a regulated service contract">
            {warning.message}
          </InlineNotice>
          <FormTextInput
            form={form}
            name="registrationNumber"
            label="Registration number"
            {...(warning.asksForRegistration && { description: 'Where you have one.' })}
          />
        </>
      )}
    </OneColumn>
  );
}
