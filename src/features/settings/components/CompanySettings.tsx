import { Stack } from '@mantine/core';
import { useCallback, useState } from 'react';
import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { companyProfileSchema, tradesOf, type CompanyFields, type CompanyProfile } from '@/domain/company/schema';
import { INDUSTRIES, INDUSTRY_LABELS, type Industry } from '@/domain/user/schema';
import { LogoUpload } from '@/entities/company/LogoUpload';
import { timeZoneOptions } from '@/entities/company/timeZones';
import { useProposedTimeZone } from '@/entities/company/useProposedTimeZone';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { AddressFields } from '@/ui/forms/AddressFields';
import { FormChips } from '@/ui/forms/FormChips';
import { FormColor } from '@/ui/forms/FormColor';
import { FormPhone } from '@/ui/forms/FormPhone';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { Section } from '@/ui/layout/Section';
import { BrandPreview } from './BrandPreview';
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
  branding: 'Logo and colors',
} as const;

const industryOptions = INDUSTRIES.map((industry) => ({ value: industry, label: INDUSTRY_LABELS[industry] }));

const toForm = (company: CompanyFields): CompanyProfile => {
  const { name, industry, phone, email, website, address, timeZone, branding } = company;
  return { name, industry, industries: tradesOf(company), phone, email, website, address, timeZone, branding };
};

const tradeNames = (trades: readonly Industry[]): string => trades.map((trade) => INDUSTRY_LABELS[trade]).join(', ');

/** The company's own data. A version that somebody else saved meanwhile is never overwritten. */
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
  const propose = useCallback((zone: string) => setFieldValue('timeZone', zone), [setFieldValue]);
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
              description="All that you do, your main trade first."
              options={industryOptions}
              isRequired
            />
            <FormPhone form={form} name="phone" label="Phone" />
            <FormTextInput form={form} name="email" label="E-mail" type="email" />
            <FormTextInput form={form} name="website" label="Website" placeholder="www.example.com" />
            <AddressFields form={form} name="address" />
            <FormSelect
              form={form}
              name="timeZone"
              label="Time zone"
              description="“Today” and every arrival window follow it."
              options={zones}
              isSearchable
            />
          </Stack>
        </Section>
        <Section title="Logo and colors" description="Your customers see them on estimates, invoices and e-mails.">
          <Stack gap="md">
            <LogoUpload
              companyId={company.id}
              logoUrl={form.values.branding.logoUrl}
              onChange={(logoUrl) => form.setFieldValue('branding.logoUrl', logoUrl)}
            />
            <FormColor form={form} name="branding.primaryColor" label="Main color" />
            <FormColor
              form={form}
              name="branding.accentColor"
              label="Accent color"
              description="Marks the option that you recommend."
            />
            <BrandPreview name={form.values.name} phone={form.values.phone} branding={form.values.branding} />
          </Stack>
        </Section>
      </RecordForm>
      <GettingStarted />
    </SettingsColumn>
  );
}
