import { LOAD_KINDS } from '@/domain/demolition/diversion';
import { TICKET_KINDS } from '@/domain/demolition/site/wasteTicketSchema';
import { LOAD_KIND_LABELS, TICKET_KIND_LABELS } from '@/domain/demolition/site/wasteWords';
import { FormCheckbox } from '@/ui/forms/FormCheckbox';
import { FormDate } from '@/ui/forms/FormDate';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormRate } from '@/ui/forms/FormRate';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { Pair } from '@/ui/layout/Pair';
import type { TicketForm } from './ticketForm';

type Option = { value: string; label: string };
/** Targets a ticket can be charged to, by ID. */
export type TicketLinks = {
  scheduleLines: readonly Option[];
  changeOrders: readonly Option[];
  invoices: readonly Option[];
  waivers: readonly Option[];
};

type TicketFieldsProps = {
  form: SchemaFormApi<TicketForm>;
  links: TicketLinks | undefined;
  today: string;
  /** True for a new ticket: there is nothing to void yet. */
  isNew: boolean;
};

/** Edits the fields of a scale ticket or manifest. */
export function TicketFields({ form, links, today, isNew }: TicketFieldsProps) {
  const { kind, material } = form.values;
  return (
    <>
      <Pair least="160px">
        <FormSelect
          form={form}
          name="kind"
          label="Kind"
          options={TICKET_KINDS.map((value) => ({ value, label: TICKET_KIND_LABELS[value] }))}
        />
        <FormTextInput
          form={form}
          name="number"
          label={kind === 'scale' ? 'Ticket number' : 'Tracking number'}
          isRequired
        />
        <FormDate form={form} name="hauledOn" label="Day" maxDate={today} isRequired />
      </Pair>
      <Pair least="200px">
        <FormSelect
          form={form}
          name="material"
          label="Where the material goes"
          options={LOAD_KINDS.map((value) => ({ value, label: LOAD_KIND_LABELS[value] }))}
        />
        <FormTextInput form={form} name="description" label="Material" placeholder="Clean concrete" />
      </Pair>
      <FormTextInput form={form} name="facility" label="Facility" isRequired />
      <Pair least="140px">
        <FormNumber form={form} name="grossPounds" label="Gross" suffix=" lb" min={0} />
        <FormNumber form={form} name="tarePounds" label="Tare" suffix=" lb" min={0} />
        <FormNumber form={form} name="cubicYards" label="Or volume" suffix=" cu yd" min={0} decimals={1} />
      </Pair>
      <Pair least="140px">
        <FormMoney form={form} name="ratePerTonCents" label="Rate a ton" />
        <FormMoney form={form} name="minimumCents" label="Minimum charge" />
        <FormMoney form={form} name="feeCents" label="Fee on the ticket" />
      </Pair>
      {material === 'commingled' && (
        <Pair least="200px">
          <FormRate form={form} name="facilityRatePpm" label="The facility diverts" />
          <FormCheckbox form={form} name="isRateVerified" label="Verified by a third party" />
        </Pair>
      )}
      {material.startsWith('salvage') && <FormMoney form={form} name="salvageCents" label="Salvage credit" />}
      {kind !== 'scale' && <FormDate form={form} name="returnedOn" label="Signed copy came back" />}
      <Pair least="200px">
        <FormTextInput form={form} name="hauler" label="Hauler" />
        <FormTextInput form={form} name="truck" label="Truck" />
      </Pair>
      {links && (
        <Pair least="200px">
          <LinkField form={form} name="scheduleLineId" label="Schedule of values line" options={links.scheduleLines} />
          <LinkField form={form} name="changeOrderId" label="Change order" options={links.changeOrders} />
          <LinkField form={form} name="invoiceId" label="Bill" options={links.invoices} />
          <LinkField form={form} name="waiverId" label="Lien waiver" options={links.waivers} />
        </Pair>
      )}
      <FormTextarea form={form} name="notes" label="Notes" />
      {!isNew && <FormCheckbox form={form} name="isVoid" label="Void: it does not count" />}
    </>
  );
}

type LinkFieldProps = {
  form: SchemaFormApi<TicketForm>;
  name: 'scheduleLineId' | 'changeOrderId' | 'invoiceId' | 'waiverId';
  label: string;
  options: readonly Option[];
};

/** Renders a choice, or nothing if there are no options. */
function LinkField({ form, name, label, options }: LinkFieldProps) {
  if (options.length === 0) return null;
  return <FormSelect form={form} name={name} label={label} options={[...options]} isClearable />;
}
