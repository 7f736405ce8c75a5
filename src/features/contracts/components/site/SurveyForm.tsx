import { Stack } from '@mantine/core';
import { asbestosAmounts, jurisdictionsOf } from '@/domain/demolition/site/noticeLayers';
import { proposedStart } from '@/domain/demolition/site/noticeClock';
import {
  ASBESTOS_CATEGORIES,
  HAZARD_LIMIT,
  NOTICE_LIMIT,
  HAZARD_KINDS,
  HAZARD_UNITS,
  type SiteFile,
} from '@/domain/demolition/site/siteFileSchema';
import {
  ASBESTOS_CATEGORY_LABELS,
  HAZARD_KIND_LABELS,
  HAZARD_UNIT_LABELS,
  jurisdictionName,
} from '@/domain/demolition/site/siteFileWords';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { RecordForm } from '@/entities/record/RecordForm';
import { newId } from '@/lib/ids';
import { FormDate } from '@/ui/forms/FormDate';
import { FormList } from '@/ui/forms/FormList';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { Pair } from '@/ui/layout/Pair';
import { enteredHazards, fromSurvey, surveySchema, toSurvey, type SurveyForm as Values } from './siteForms';
import { useSiteForm } from './useSiteForm';

type Form = { form: SchemaFormApi<Values> };
const options = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** Edits the building's survey, its findings, and the notices sent. */
export function SurveyForm({ site, onDone }: { site: Stored<SiteFile>; onDone: () => void }) {
  const editing = useSiteForm<Values>({
    site,
    part: 'survey',
    schema: surveySchema,
    toForm: toSurvey,
    toFields: fromSurvey,
    onDone,
  });
  const { form } = editing;
  return (
    <RecordForm editing={editing} onCancel={onDone}>
      <Stack gap="md">
        <Pair least="160px">
          <FormDate form={form} name="surveyedOn" label="Surveyed on" />
          <FormTextInput form={form} name="surveyedBy" label="Surveyed by" />
          <FormTextInput form={form} name="surveyLicense" label="License" />
        </Pair>
        <HazardFields form={form} />
        <NoticeFields form={form} site={site} />
      </Stack>
    </RecordForm>
  );
}

function HazardFields({ form }: Form) {
  return (
    <FormList
      form={form}
      name="hazards"
      label="Hazardous items"
      itemLabel="Item"
      max={HAZARD_LIMIT}
      newItem={() => ({
        id: newId(),
        kind: 'asbestos',
        material: '',
        place: '',
        amount: '',
        unit: 'square-feet',
        category: 'friable',
        removedOn: '',
        removedBy: '',
      })}
    >
      {(index) => (
        <Pair gap="sm" least="150px">
          <FormSelect
            form={form}
            name={`hazards.${index}.kind`}
            label="Hazard"
            options={options(HAZARD_KINDS, HAZARD_KIND_LABELS)}
          />
          <FormTextInput form={form} name={`hazards.${index}.material`} label="Material" isRequired />
          <FormTextInput form={form} name={`hazards.${index}.place`} label="Where" />
          <FormNumber form={form} name={`hazards.${index}.amount`} label="Amount" min={0} decimals={1} />
          <FormSelect
            form={form}
            name={`hazards.${index}.unit`}
            label="Unit"
            options={options(HAZARD_UNITS, HAZARD_UNIT_LABELS)}
          />
          {form.values.hazards[index]?.kind === 'asbestos' && (
            <FormSelect
              form={form}
              name={`hazards.${index}.category`}
              label="Category"
              options={options(ASBESTOS_CATEGORIES, ASBESTOS_CATEGORY_LABELS)}
            />
          )}
          <FormDate form={form} name={`hazards.${index}.removedOn`} label="Removed on" />
          <FormTextInput form={form} name={`hazards.${index}.removedBy`} label="Removed by" />
        </Pair>
      )}
    </FormList>
  );
}

function NoticeFields({ form, site }: Form & { site: Stored<SiteFile> }) {
  const today = useToday();
  return (
    <FormList
      form={form}
      name="notices"
      label="Notices sent"
      itemLabel="Notice"
      max={NOTICE_LIMIT}
      newItem={() => {
        // Includes unsaved findings from above: a survey and its notice are often entered together.
        const surveyed = { ...site, hazards: enteredHazards(form.values) };
        return {
          id: newId(),
          jurisdiction: '',
          sentOn: today,
          startsOn: site.startsOn || proposedStart(surveyed, today),
          number: '',
          ...asbestosAmounts(surveyed.hazards),
          note: '',
        };
      }}
    >
      {(index) => (
        <Pair gap="sm" least="150px">
          <FormSelect
            form={form}
            name={`notices.${index}.jurisdiction`}
            label="Sent to"
            options={[
              { value: '', label: 'All of them' },
              ...jurisdictionsOf(site).map((value) => ({ value, label: jurisdictionName(value) })),
            ]}
          />
          <FormDate form={form} name={`notices.${index}.sentOn`} label="Postmarked or handed over" isRequired />
          <FormDate form={form} name={`notices.${index}.startsOn`} label="First day of work named" isRequired />
          <FormTextInput form={form} name={`notices.${index}.number`} label="Number" />
          <FormNumber form={form} name={`notices.${index}.linearFeet`} label="Pipe" suffix=" ft" min={0} decimals={1} />
          <FormNumber
            form={form}
            name={`notices.${index}.squareFeet`}
            label="Other"
            suffix=" sq ft"
            min={0}
            decimals={1}
          />
          <FormNumber
            form={form}
            name={`notices.${index}.cubicFeet`}
            label="Unmeasured"
            suffix=" cu ft"
            min={0}
            decimals={1}
          />
        </Pair>
      )}
    </FormList>
  );
}
