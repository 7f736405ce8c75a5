import { Stack } from '@mantine/core';
import { useCallback, useState } from 'react';
import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { companyProfileSchema, tradesOf, type CompanyFields, type CompanyProfile } from '@/domain/company/schema';
import { INDUSTRIES, INDUSTRY_LABELS, type Industry } from '@/domain/user/schema';
import { timeZoneOptions } from '@/entities/company/timeZones';
import { useProposedTimeZone } from '@/entities/company/useProposedTimeZone';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { MemberAddressFields } from '@/entities/contact/MemberAddressFields';
import { FormChips } from '@/ui/forms/FormChips';
import { FormPhone } from '@/ui/forms/FormPhone';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { paths } from '@/lib/paths';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { GettingStarted } from './GettingStarted';
import { SettingsColumn } from './SettingsColumn';

const LABELS = {
  name: 'Company name',
  industry: 'Main trade',
  industries: 'Trades',
  phone: 'Phone',
  email: 'E-mail',
  website: 'Website',
  address: 'Address',
  timeZone: 'Time zone',
} as const;

const industryOptions = INDUSTRIES.map((industry) => ({ value: industry, label: INDUSTRY_LABELS[industry] }));

const toForm = (company: CompanyFields): CompanyProfile => {
  const { name, industry, phone, email, website, address, timeZone } = company;
  return { name, industry, industries: tradesOf(company), phone, email, website, address, timeZone };
};

const tradeNames = (trades: readonly Industry[]): string => trades.map((trade) => INDUSTRY_LABELS[trade]).join(', ');

/** Edits the company's own data. A version someone else saved meanwhile is never overwritten. */
export function CompanySettings() {
  const { company } = useSession();
  const [zones] = useState(timeZoneOptions);
  const editing = useRecordForm({
    definition: collections.companies,
    record: company,
    noun: 'company',
    schema: companyProfileSchema,
    toForm,
    toFields: (profile) => ({ ...profile, industry: profile.industries[0] ?? profile.industry }),
    nameOf: ({ name }) => name,
    labels: LABELS,
    format: (field, value) =>
      field === 'industry' || field === 'industries' ? tradeNames([value as Industry | Industry[]].flat()) : null,
    savedText: 'Company saved.',
  });
  const { form } = editing;
  const { setFieldValue } = form;
  const [proposed, setProposed] = useState('');
  const propose = useCallback(
    (zone: string) => {
      setFieldValue('timeZone', zone);
      setProposed(zone);
    },
    [setFieldValue],
  );
  useProposedTimeZone(form.values.address, propose);
  return (
    <SettingsColumn>
      <RecordForm editing={editing}>
        <Section title="Company">
          <Stack gap="md">
            <FormTextInput form={form} name="name" label="Company name" autoComplete="organization" isRequired />
            <FormChips
              form={form}
              name="industries"
              label="Trades"
              description="Everything you do, main trade first."
              options={industryOptions}
              isRequired
            />
            <FormPhone form={form} name="phone" label="Phone" />
            <FormTextInput form={form} name="email" label="E-mail" type="email" />
            <FormTextInput form={form} name="website" label="Website" placeholder="www.example.com" />
            <MemberAddressFields form={form} name="address" />
            <FormSelect
              form={form}
              name="timeZone"
              label="Time zone"
              description={
                proposed !== '' && proposed === form.values.timeZone && proposed !== company.timeZone
                  ? 'Changed to where your address is now. Used for “today” and every arrival window.'
                  : 'Used for “today” and every arrival window.'
              }
              options={zones}
              isSearchable
            />
          </Stack>
        </Section>
      </RecordForm>
      <Section
        title="Logo, colors and wording"
        description="What your customers see on estimates, invoices and e-mails."
      >
        <LinkButton to={paths.brandingSetup} variant="default">
          Open the brand kit
        </LinkButton>
      </Section>
      <GettingStarted />
    </SettingsColumn>
  );
}
