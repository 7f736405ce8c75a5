import { Tabs, Select } from '@mantine/core';
import { shownPages } from '@/domain/website/pages';
import { type WebsiteContent, SITE_PAGES, type AnyPage } from '@/domain/website/schema';
import type { useSite } from '@/entities/website/useSite';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { PAGE_LABELS } from '../siteWords';
import { BlockList } from './BlockList';
import { BookingFields } from './BookingFields';
import { LegalFields } from './LegalFields';
import { SiteFields } from './SiteFields';

type SiteTabsProps = {
  form: SchemaFormApi<WebsiteContent>;
  site: ReturnType<typeof useSite>;
  /** Page whose blocks are edited. */
  edited: (typeof SITE_PAGES)[number];
  onPage: (page: AnyPage) => void;
  /** Open block, '' for none. */
  openBlock: string;
  onOpenBlock: (id: string) => void;
  /** Shows a legal page next to its text. */
  onShowLegal: (page: AnyPage) => void;
};

/** Shows the editable parts of the site in tabs: pages, site-wide settings, booking, legal texts. */
export function SiteTabs({ form, site, edited, onPage, openBlock, onOpenBlock, onShowLegal }: SiteTabsProps) {
  return (
    <Tabs defaultValue="page" keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="page">Pages</Tabs.Tab>
        <Tabs.Tab value="site">Site</Tabs.Tab>
        <Tabs.Tab value="booking">Booking</Tabs.Tab>
        <Tabs.Tab value="legal">Legal</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="page">
        <Select
          label="Page"
          data={shownPages(form.values).map((value) => ({ value, label: PAGE_LABELS[value] }))}
          value={edited}
          onChange={(value) => onPage(SITE_PAGES.find((one) => one === value) ?? 'home')}
          allowDeselect={false}
          mb="md"
        />
        {site.emptyPages.includes(edited) && (
          <InlineNotice tone="info" title="This page is not in the menu yet">
            It has nothing to show today. With something on it, it is there.
          </InlineNotice>
        )}
        <BlockList key={edited} form={form} page={edited} openId={openBlock} onOpen={onOpenBlock} />
      </Tabs.Panel>
      <Tabs.Panel value="site">
        <SiteFields form={form} />
      </Tabs.Panel>
      <Tabs.Panel value="booking">
        <BookingFields form={form} />
      </Tabs.Panel>
      <Tabs.Panel value="legal">
        <LegalFields form={form} onShow={onShowLegal} />
      </Tabs.Panel>
    </Tabs>
  );
}
