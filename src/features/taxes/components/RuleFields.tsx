import { Button, SimpleGrid, Stack } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { PROPERTY_USES, PROPERTY_USE_LABELS } from '@/domain/property/use';
import {
  CERTIFICATE_LABELS,
  CERTIFICATE_STATES,
  CONTRACT_LABELS,
  CONTRACTS,
  JOB_NATURES,
  JOB_NATURE_LABELS,
  TAX_CLASSES,
  TAX_CLASS_LABELS,
  type TaxRule,
} from '@/domain/tax/schema';
import type { TaxZoneRecord } from '@/domain/tax/zoneRecord';
import { calendarDay } from '@/lib/dates';
import { FormDate } from '@/ui/forms/FormDate';
import { FormList } from '@/ui/forms/FormList';
import { FormMultiSelect } from '@/ui/forms/FormMultiSelect';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormRate } from '@/ui/forms/FormRate';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';

const TAXABLE = TAX_CLASSES.filter((taxClass) => taxClass !== 'exempt');
const CLASSES = TAXABLE.map((value) => ({ value, label: TAX_CLASS_LABELS[value] }));
const WORKS = JOB_NATURES.map((value) => ({ value, label: JOB_NATURE_LABELS[value] }));
const PLACES = PROPERTY_USES.map((value) => ({ value, label: PROPERTY_USE_LABELS[value] }));
const PRICINGS = CONTRACTS.map((value) => ({ value, label: CONTRACT_LABELS[value] }));
const CERTIFICATES = [
  { value: '', label: 'Does not matter' },
  ...CERTIFICATE_STATES.map((value) => ({ value, label: CERTIFICATE_LABELS[value] })),
];

/** States with a certificate of capital improvement; elsewhere the question isn't asked. */
const WITH_CERTIFICATE = new Set(['NC', 'NJ', 'NY', 'WV']);

/** Returns a rule for everything, at 0% until a rate is entered. */
export const newRule = (): TaxRule => ({
  taxClasses: [...TAXABLE],
  jobNatures: [],
  ratePpm: 0,
  effectiveFrom: '',
  effectiveTo: '',
  note: '',
});

/** Returns the first day of the month after `date`, when rates usually change. */
function nextMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** Edits one tax's rates: coverage and validity dates. A new rate is added to the old one, which stays for the past. */
export function RuleFields({ form, tax }: { form: SchemaFormApi<TaxZoneRecord>; tax: number }) {
  const { company } = useSession();
  const path = `taxes.${tax}.rules` as const;
  const rules = form.values.taxes[tax]?.rules ?? [];
  const { jurisdiction } = form.values.taxes[tax] ?? {};
  const hasCertificates =
    WITH_CERTIFICATE.has(jurisdiction?.region ?? '') || rules.some(({ certificate = '' }) => certificate !== '');
  const addLaterRate = (index: number): void => {
    const rule = rules[index];
    if (!rule) return;
    const today = calendarDay(company.timeZone);
    const from = nextMonth(rule.effectiveFrom > today ? rule.effectiveFrom : today);
    form.insertListItem(path, { ...rule, effectiveFrom: from, effectiveTo: '' }, index + 1);
  };

  return (
    <FormList
      form={form}
      name={path}
      label="Rates"
      itemLabel="Rate"
      max={100}
      newItem={newRule}
      emptyText="Without a rate this tax is not charged, and documents show a warning."
    >
      {(index) => (
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <FormRate form={form} name={`${path}.${index}.ratePpm`} label="Rate" isRequired />
            <FormMultiSelect
              form={form}
              name={`${path}.${index}.jobNatures`}
              label="Kind of work"
              options={WORKS}
              placeholder="Any work"
            />
          </SimpleGrid>
          <FormMultiSelect
            form={form}
            name={`${path}.${index}.taxClasses`}
            label="Covers"
            options={CLASSES}
            isRequired
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <FormMultiSelect
              form={form}
              name={`${path}.${index}.places`}
              label="Property"
              options={PLACES}
              placeholder="Homes and businesses"
            />
            <FormMultiSelect
              form={form}
              name={`${path}.${index}.contracts`}
              label="Pricing"
              options={PRICINGS}
              placeholder="Any pricing"
            />
          </SimpleGrid>
          {hasCertificates && (
            <FormSelect
              form={form}
              name={`${path}.${index}.certificate`}
              label="Certificate of capital improvement"
              options={CERTIFICATES}
            />
          )}
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <FormDate form={form} name={`${path}.${index}.effectiveFrom`} label="From" />
            <FormDate form={form} name={`${path}.${index}.effectiveTo`} label="To" />
          </SimpleGrid>
          <FormTextInput
            form={form}
            name={`${path}.${index}.note`}
            label="Note to print"
            placeholder="Why it is 0%, for example"
            autoComplete="off"
          />
          <div>
            <Button
              variant="subtle"
              size="compact-md"
              leftSection={<IconCalendarPlus size={18} aria-hidden />}
              onClick={() => addLaterRate(index)}
            >
              New rate from a later date
            </Button>
          </div>
        </Stack>
      )}
    </FormList>
  );
}
