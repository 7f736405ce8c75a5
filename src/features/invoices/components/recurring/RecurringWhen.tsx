import { Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { nextDates } from '@/domain/invoice/recurring';
import { RECURRENCE_UNITS, recurringInvoiceSchema } from '@/domain/invoice/schema';
import { DocumentPart } from '@/entities/document-editor/DocumentPart';
import { formatDate } from '@/ui/format/dateTime';
import { FormDate } from '@/ui/forms/FormDate';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import type { RecurringFormValues } from '../../recurringForm';

const UNITS = RECURRENCE_UNITS.map((value) => ({
  value,
  label: { week: 'weeks', month: 'months', year: 'years' }[value],
}));

/** Inputs for computing the next dates; while being typed they may hold anything. */
const rhythmSchema = recurringInvoiceSchema.pick({ nextOn: true, every: true });

const MODES = [
  { value: 'draft', label: 'Create a draft for someone to review' },
  { value: 'send', label: 'Issue and e-mail it automatically' },
];

type RecurringWhenProps = {
  form: SchemaFormApi<RecurringFormValues>;
  /** Day of the month it falls on, in months that have it. */
  anchorDay: number;
};

/** Edits the frequency, start, end and what happens on the day, and previews the upcoming dates. */
export function RecurringWhen({ form, anchorDay }: RecurringWhenProps) {
  const { timeZone } = useSession().company;
  const { values } = form;
  const dates = rhythmSchema.safeParse(values).success ? nextDates({ ...values, anchorDay }, 4) : [];
  return (
    <DocumentPart title="When">
      <OneColumn>
        <FormTextInput form={form} name="name" label="Name" placeholder="Monthly maintenance" isRequired />
        <Pair least="200px">
          <FormNumber form={form} name="every" label="Every" min={1} max={24} />
          <FormSelect form={form} name="unit" label="Unit" options={UNITS} />
          <FormDate form={form} name="nextOn" label="Next invoice on" isRequired />
          <FormDate form={form} name="endsOn" label="Until (empty: no end)" />
        </Pair>
        <FormSelect form={form} name="mode" label="On the day" options={MODES} />
        <FormTextInput form={form} name="customerEmail" label="E-mailed to" type="email" />
        <FormSwitch
          form={form}
          name="isActive"
          label="Running"
          description="When off, it is paused and creates nothing"
        />
        <Text size="sm" role="status">
          {dates.length === 0
            ? 'Creates no invoices as it is set up now.'
            : `Next: ${dates.map((day) => formatDate(day, timeZone)).join(', ')}${dates.length === 4 ? ' and so on' : ''}.`}
        </Text>
      </OneColumn>
    </DocumentPart>
  );
}
