import type { BillingSettings } from '@/domain/billing/settings';
import { jobTypeOptions } from '@/domain/company/workChoices';
import { JOB_NATURE_LABELS, JOB_NATURES } from '@/domain/tax/schema';
import { LogoSlot } from '@/entities/brand/logo/LogoSlot';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { FormColor } from '@/ui/forms/FormColor';
import { FormMultiSelect } from '@/ui/forms/FormMultiSelect';
import { FormPhone } from '@/ui/forms/FormPhone';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OptionalParts } from '@/ui/layout/OptionalParts';
import { Pair } from '@/ui/layout/Pair';
import { seriesText, type UnitsForm } from './unitsForm';

type UnitFieldsProps = {
  form: SchemaFormApi<UnitsForm>;
  index: number;
  /** How the company bills: what a unit leaves empty. */
  settings: BillingSettings;
};

const NATURES = JOB_NATURES.map((value) => ({ value, label: JOB_NATURE_LABELS[value] }));

/** One business unit. What most need is in view; whatever is left empty is the company's. */
export function UnitFields({ form, index, settings }: UnitFieldsProps) {
  const { settings: work } = useWorkSettings();
  const { current } = form.values;
  const unit = current[index];
  if (!unit) return null;
  const at = <F extends keyof typeof unit>(field: F) => `current.${index}.${field}` as const;
  const has = (...fields: (keyof typeof unit)[]): boolean =>
    fields.some((field) => unit[field] !== '' || form.errors[at(field)] !== undefined);
  return (
    <>
      <Pair least="240px">
        <FormTextInput form={form} name={at('name')} label="Name" placeholder="Plumbing" isRequired />
        <FormMultiSelect
          form={form}
          name={at('jobTypeIds')}
          label="Kinds of work"
          description="New jobs of these types are this unit’s"
          options={jobTypeOptions(work, '')}
          placeholder="None"
        />
      </Pair>
      <OptionalParts
        parts={[
          {
            id: 'contact',
            label: 'Name and contact on papers',
            isFilled: has('printedName', 'phone', 'email', 'website'),
            content: (
              <Pair least="240px">
                <FormTextInput form={form} name={at('printedName')} label="Name on papers" autoComplete="off" />
                <FormPhone form={form} name={at('phone')} label="Phone" />
                <FormTextInput
                  form={form}
                  name={at('email')}
                  label="E-mail"
                  description="Answers to its mail go here"
                  autoComplete="off"
                />
                <FormTextInput form={form} name={at('website')} label="Website" autoComplete="off" />
              </Pair>
            ),
          },
          {
            id: 'logo',
            label: 'Logo and color',
            isFilled: has('logoUrl', 'color'),
            content: (
              <Pair least="240px">
                <LogoSlot
                  ground="light"
                  logoUrl={unit.logoUrl}
                  onChange={(address) => form.setFieldValue(at('logoUrl'), address)}
                />
                <FormColor form={form} name={at('color')} label="Color" />
              </Pair>
            ),
          },
          {
            id: 'numbers',
            label: 'Numbers of its own',
            isFilled: has('invoicePrefix', 'creditNotePrefix'),
            content: (
              <Pair least="240px">
                <FormTextInput
                  form={form}
                  name={at('invoicePrefix')}
                  label="Invoice numbers begin with"
                  description={seriesText(unit, settings, 'invoicePrefix', current)}
                />
                <FormTextInput
                  form={form}
                  name={at('creditNotePrefix')}
                  label="Credit note numbers begin with"
                  description={seriesText(unit, settings, 'creditNotePrefix', current)}
                />
              </Pair>
            ),
          },
          {
            id: 'taxes',
            label: 'Kind of work for taxes',
            isFilled: has('jobNature'),
            content: (
              <FormSelect
                form={form}
                name={at('jobNature')}
                label="Kind of work for taxes"
                description="What its estimates and invoices start with"
                options={NATURES}
                placeholder={`As the company: ${JOB_NATURE_LABELS[settings.defaultJobNature]}`}
                isClearable
              />
            ),
          },
          {
            id: 'footer',
            label: 'Footer of its papers',
            isFilled: has('footer'),
            content: (
              <FormTextarea
                form={form}
                name={at('footer')}
                label="Footer of its papers"
                description="Licenses and bank account of the unit. Left empty, its papers carry the company’s."
                maxLength={500}
                minRows={2}
              />
            ),
          },
        ]}
      />
    </>
  );
}
