import type { ReactNode } from 'react';
import type { BillingSettings } from '@/domain/billing/settings';
import type { BusinessUnit } from '@/domain/business-unit/schema';
import { JOB_NATURE_LABELS, JOB_NATURES } from '@/domain/tax/schema';
import { LogoSlot } from '@/entities/brand/logo/LogoSlot';
import { FormColor } from '@/ui/forms/FormColor';
import { FormPhone } from '@/ui/forms/FormPhone';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { OptionalPart } from '@/ui/layout/OptionalParts';
import { Pair } from '@/ui/layout/Pair';
import { seriesText, type UnitsForm } from './unitsForm';

const NATURES = JOB_NATURES.map((value) => ({ value, label: JOB_NATURE_LABELS[value] }));

type PartsProps = {
  form: SchemaFormApi<UnitsForm>;
  index: number;
  unit: BusinessUnit;
  settings: BillingSettings;
};
type Own = Omit<BusinessUnit, 'id' | 'name' | 'isArchived' | 'jobTypeIds'>;

/** Returns a unit's optional parts. */
export function unitParts(props: PartsProps): OptionalPart[] {
  const { form, index, unit } = props;
  const part = (id: string, label: string, fields: readonly (keyof Own)[], content: ReactNode): OptionalPart => ({
    id,
    label,
    isFilled: fields.some((field) => unit[field] !== '' || form.errors[`current.${index}.${field}`] !== undefined),
    content,
  });
  return [
    part('contact', 'Name and contact on papers', ['printedName', 'phone', 'email', 'website'], <Contact {...props} />),
    part('logo', 'Logo and color', ['logoUrl', 'color'], <Look {...props} />),
    part('numbers', 'Numbers of its own', ['invoicePrefix', 'creditNotePrefix'], <Numbers {...props} />),
    part('taxes', 'Kind of work for taxes', ['jobNature'], <Taxes {...props} />),
    part(
      'footer',
      'Footer of its papers',
      ['footer'],
      <FormTextarea
        form={form}
        name={`current.${index}.footer`}
        label="Footer of its papers"
        description="Licenses and bank account of the unit. Left empty, its papers carry the company’s."
        maxLength={500}
        minRows={2}
      />,
    ),
  ];
}

const Contact = ({ form, index }: PartsProps) => (
  <Pair least="240px">
    <FormTextInput form={form} name={`current.${index}.printedName`} label="Name on papers" autoComplete="off" />
    <FormPhone form={form} name={`current.${index}.phone`} label="Phone" />
    <FormTextInput
      form={form}
      name={`current.${index}.email`}
      label="E-mail"
      description="Answers to its mail go here"
      autoComplete="off"
    />
    <FormTextInput form={form} name={`current.${index}.website`} label="Website" autoComplete="off" />
  </Pair>
);

const Look = ({ form, index, unit }: PartsProps) => (
  <Pair least="240px">
    <LogoSlot
      ground="light"
      words={{ title: 'Logo', none: 'None: its papers carry the company’s logo.' }}
      logoUrl={unit.logoUrl}
      onChange={(address) => form.setFieldValue(`current.${index}.logoUrl`, address)}
    />
    <FormColor form={form} name={`current.${index}.color`} label="Color" />
  </Pair>
);

const Numbers = ({ form, index, unit, settings }: PartsProps) => (
  <Pair least="240px">
    <FormTextInput
      form={form}
      name={`current.${index}.invoicePrefix`}
      label="Invoice numbers begin with"
      description={seriesText(unit, settings, 'invoicePrefix', form.values.current)}
    />
    <FormTextInput
      form={form}
      name={`current.${index}.creditNotePrefix`}
      label="Credit note numbers begin with"
      description={seriesText(unit, settings, 'creditNotePrefix', form.values.current)}
    />
  </Pair>
);

const Taxes = ({ form, index, settings }: PartsProps) => (
  <FormSelect
    form={form}
    name={`current.${index}.jobNature`}
    label="Kind of work for taxes"
    description="What its estimates and invoices start with"
    options={NATURES}
    placeholder={`As the company: ${JOB_NATURE_LABELS[settings.defaultJobNature]}`}
    isClearable
  />
);
