import { Button, Select, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { tradesOf } from '@/domain/company/schema';
import { invoiceList } from '@/domain/invoice/queries';
import { itemsBy } from '@/domain/pricebook/queries';
import { INDUSTRIES, INDUSTRY_LABELS, type Industry } from '@/domain/user/schema';
import { WEBSITE_ID, type SiteLanguage } from '@/domain/website/schema';
import { timesSoldOn } from '@/documents/website/offeredServices';
import { startSite } from '@/documents/website/startSite';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { newId } from '@/lib/ids';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
];
const SERVICES = { ...itemsBy({ isActive: true }, { field: 'sortName', direction: 'asc' }), limit: 300 };
/** Enough to see what customers buy. */
const RECENT = { ...invoiceList('all', { field: 'issuedAt', direction: 'desc' }, ''), limit: 100 };
const UNSAID = { towns: '', since: '', praise: '' };

/** Picks trade and language; the first draft is built from the company's existing data. */
export function StartSite() {
  const { company, user } = useSession();
  const can = useCan();
  const [trade, setTrade] = useState<Industry>(tradesOf(company)[0] ?? 'other');
  const [language, setLanguage] = useState<SiteLanguage>('en');
  const { active, isLoading: areTechniciansLoading } = useTechnicians();
  const { data: items, isLoading } = useRecords(collections.pricebook, SERVICES, {
    isEnabled: hasFeature(user.features, 'pricebook'),
  });
  const sold = useRecords(collections.invoices, RECENT, {
    isEnabled: hasFeature(user.features, 'invoices') && can('read', 'invoices'),
  });
  const [answers, setAnswers] = useState(UNSAID);
  const { create } = useSaveRecord(collections.websiteContent);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  if (isLoading || sold.isLoading || areTechniciansLoading) return <LoadingRows rows={4} />;

  const begin = (): void =>
    void submit(async () => {
      const content = startSite({
        ...{ trade, trades: tradesOf(company), language, newId, technicians: active },
        items: items ?? [],
        timesSold: timesSoldOn((sold.data ?? []).map(({ document }) => document)),
        answers: { ...answers, companyName: company.name },
      });
      // On a slow connection one may already exist, from an earlier click or a colleague's: that one stays.
      await create(content, { id: WEBSITE_ID, isOnce: true });
    });
  return (
    <Section
      title="Begin your website"
      description="The first draft is made of your company: services, hours, team, licenses and reviews, and of three answers if you like. Nothing is public before you publish it."
    >
      <OneColumn>
        <Select
          label="What do you do most?"
          data={INDUSTRIES.map((value) => ({ value, label: INDUSTRY_LABELS[value] }))}
          value={trade}
          onChange={(value) => setTrade(INDUSTRIES.find((one) => one === value) ?? 'other')}
          allowDeselect={false}
          maw={360}
        />
        <div>
          <Text size="sm" fw={500} mb={4} id="site-language">
            Language of the site
          </Text>
          <SegmentedControl
            aria-labelledby="site-language"
            data={LANGUAGES}
            value={language}
            onChange={(value) => setLanguage(value === 'es' ? 'es' : 'en')}
          />
        </div>
        <TextInput
          label="Which towns do you serve?"
          placeholder="Asheville, Weaverville, Black Mountain"
          maxLength={600}
          value={answers.towns}
          onChange={({ currentTarget: { value } }) => setAnswers((said) => ({ ...said, towns: value }))}
        />
        <TextInput
          label="Since which year?"
          maxLength={4}
          inputMode="numeric"
          maw={160}
          value={answers.since}
          onChange={({ currentTarget: { value } }) => setAnswers((said) => ({ ...said, since: value }))}
        />
        <TextInput
          label="What do customers thank you for?"
          placeholder="We call before we come, and the price is the one we named."
          maxLength={400}
          value={answers.praise}
          onChange={({ currentTarget: { value } }) => setAnswers((said) => ({ ...said, praise: value }))}
        />
        <SubmitNotice fault={fault} isSlow={isSlow} />
        <div>
          <Button onClick={begin} loading={isBusy} data-main-action>
            Make the first draft
          </Button>
        </div>
      </OneColumn>
    </Section>
  );
}
