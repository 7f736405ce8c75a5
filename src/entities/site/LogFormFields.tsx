import { DELAY_CAUSES, LOG_LIST_LIMIT, SKIES } from '@/domain/demolition/site/siteLogSchema';
import { DELAY_CAUSE_LABELS, SKY_LABELS } from '@/domain/demolition/site/siteLogWords';
import { newId } from '@/lib/ids';
import { FormDate } from '@/ui/forms/FormDate';
import { FormList } from '@/ui/forms/FormList';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import type { LogForm } from './logForm';

const BY = { by: '', byName: '' };
const newCrew = () => ({ id: newId(), ...BY, name: '', technicianId: '', hours: 8, work: '' });

/** Edits a daily log: the weather on site, work, people and hours, deliveries, delays and visitors. */
export function LogFormFields({ form, today }: { form: SchemaFormApi<LogForm>; today: string }) {
  return (
    <OneColumn>
      <Pair least="140px">
        <FormDate form={form} name="date" label="Day" maxDate={today} isRequired />
        <FormSelect
          form={form}
          name="sky"
          label="Weather"
          options={SKIES.map((value) => ({ value, label: SKY_LABELS[value] }))}
        />
        <FormNumber form={form} name="temperatureF" label="Temperature" suffix=" °F" isSigned />
        <FormNumber form={form} name="windMph" label="Wind" suffix=" mph" min={0} />
      </Pair>
      <FormTextarea form={form} name="work" label="Work done" minRows={3} />
      <FormList form={form} name="crew" label="Crew" itemLabel="Person" max={LOG_LIST_LIMIT} newItem={newCrew}>
        {(index) => (
          <Pair gap="sm" least="140px">
            <FormTextInput form={form} name={`crew.${index}.name`} label="Who" isRequired />
            <FormNumber form={form} name={`crew.${index}.hours`} label="Hours" suffix=" h" min={0} decimals={2} />
            <FormTextInput form={form} name={`crew.${index}.work`} label="On what" />
          </Pair>
        )}
      </FormList>
      <FormList
        form={form}
        name="deliveries"
        label="Deliveries"
        itemLabel="Delivery"
        max={LOG_LIST_LIMIT}
        newItem={() => ({ id: newId(), ...BY, what: '', from: '' })}
      >
        {(index) => (
          <Pair gap="sm" least="160px">
            <FormTextInput form={form} name={`deliveries.${index}.what`} label="What" isRequired />
            <FormTextInput form={form} name={`deliveries.${index}.from`} label="From" />
          </Pair>
        )}
      </FormList>
      <FormList
        form={form}
        name="delays"
        label="Delays"
        itemLabel="Delay"
        max={LOG_LIST_LIMIT}
        newItem={() => ({ id: newId(), ...BY, cause: 'weather', hours: 1, note: '' })}
      >
        {(index) => (
          <Pair gap="sm" least="140px">
            <FormSelect
              form={form}
              name={`delays.${index}.cause`}
              label="Cause"
              options={DELAY_CAUSES.map((value) => ({ value, label: DELAY_CAUSE_LABELS[value] }))}
            />
            <FormNumber form={form} name={`delays.${index}.hours`} label="Lost" suffix=" h" min={0} decimals={2} />
            <FormTextInput form={form} name={`delays.${index}.note`} label="Note" />
          </Pair>
        )}
      </FormList>
      <FormList
        form={form}
        name="visitors"
        label="Visitors"
        itemLabel="Visitor"
        max={LOG_LIST_LIMIT}
        newItem={() => ({ id: newId(), ...BY, name: '', organization: '', purpose: '' })}
      >
        {(index) => (
          <Pair gap="sm" least="160px">
            <FormTextInput form={form} name={`visitors.${index}.name`} label="Who" isRequired />
            <FormTextInput form={form} name={`visitors.${index}.organization`} label="From" />
            <FormTextInput form={form} name={`visitors.${index}.purpose`} label="Why" />
          </Pair>
        )}
      </FormList>
    </OneColumn>
  );
}
