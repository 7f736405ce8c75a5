import { SegmentedControl, Tabs } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useOptionalRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { BILLING_SETTINGS_ID } from '@/domain/billing/settings';
import type { BrandKit } from '@/domain/brand/schema';
import { BusinessCard } from '@/entities/brand/BusinessCard';
import { useToday } from '@/entities/company/useToday';
import { PaperView } from '@/entities/paper/PaperView';
import { sampleInvoice } from '../../sampleInvoice';
import classes from './BrandPreview.module.css';
import { CustomerPreview } from './CustomerPreview';
import { MailPreview } from './MailPreview';
import { PdfPreview } from './PdfPreview';
import { PreviewFrame } from './PreviewFrame';
import { AdSample } from './AdSample';
import { SocialPreview } from './SocialPreview';
import { WebsitePreview } from './WebsitePreview';

const TABS = [
  { value: 'paper', label: 'Invoice' },
  { value: 'mail', label: 'E-mail' },
  { value: 'customer', label: 'Customer page' },
  { value: 'website', label: 'Website' },
  { value: 'card', label: 'Business card' },
  { value: 'pdf', label: 'PDF' },
  { value: 'ad', label: 'Ad' },
  { value: 'social', label: 'Link picture' },
] as const;
const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
/** Previews that follow the customer's color scheme; documents and e-mails are always light. */
const ON_SCREEN: readonly string[] = ['paper', 'customer'];

type BrandPreviewProps = { kit: BrandKit; onSocial: (socialUrl: string) => void };

/** Previews what customers get, with sample work, in the form's current kit. */
export function BrandPreview({ kit, onSocial }: BrandPreviewProps) {
  const { company, user } = useSession();
  const [tab, setTab] = useState<string>('paper');
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const shown = useDeferredValue(kit);
  const hasWebsite = useCan()('read', 'websiteContent');
  const { data: billing } = useOptionalRecord(collections.settings, BILLING_SETTINGS_ID);
  const footer = billing?.footer ?? '';
  const today = useToday();
  const paper = useMemo(
    () => sampleInvoice({ ...company, branding: shown }, { footer, today }),
    [company, shown, footer, today],
  );
  return (
    <Tabs value={tab} onChange={(value) => setTab(value ?? 'paper')} keepMounted={false}>
      <Tabs.List className={classes['tabs'] ?? ''} aria-label="Preview">
        {TABS.filter(({ value }) => value !== 'website' || hasWebsite).map(({ value, label }) => (
          <Tabs.Tab key={value} value={value}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {ON_SCREEN.includes(tab) && (
        <SegmentedControl
          size="xs"
          mt="sm"
          aria-label="Screen"
          data={SCHEMES}
          value={scheme}
          onChange={(value) => setScheme(value === 'dark' ? 'dark' : 'light')}
        />
      )}
      <Tabs.Panel value="paper" pt="sm">
        <PreviewFrame title="Invoice in your colors" scheme={scheme}>
          <div className={classes['sheet']}>
            <PaperView paper={paper} />
          </div>
        </PreviewFrame>
      </Tabs.Panel>
      <Tabs.Panel value="mail" pt="sm">
        <MailPreview paper={paper} />
      </Tabs.Panel>
      <Tabs.Panel value="customer" pt="sm">
        <CustomerPreview paper={paper} timeZone={company.timeZone} scheme={scheme} />
      </Tabs.Panel>
      {hasWebsite && (
        <Tabs.Panel value="website" pt="sm">
          <WebsitePreview kit={shown} />
        </Tabs.Panel>
      )}
      <Tabs.Panel value="card" pt="sm">
        <BusinessCard company={paper.company} person={user} title={shown.signatureTitle} address={company.address} />
      </Tabs.Panel>
      <Tabs.Panel value="pdf" pt="sm">
        <PdfPreview paper={paper} />
      </Tabs.Panel>
      <Tabs.Panel value="ad" pt="sm">
        <AdSample kit={shown} />
      </Tabs.Panel>
      <Tabs.Panel value="social" pt="sm">
        <SocialPreview company={paper.company} socialUrl={kit.socialUrl} onChange={onSocial} />
      </Tabs.Panel>
    </Tabs>
  );
}
