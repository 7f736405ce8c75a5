import { Button, Group, Menu, SegmentedControl, Select, Tabs } from '@mantine/core';
import {
  IconDots,
  IconDownload,
  IconExternalLink,
  IconHistory,
  IconWorldOff,
  IconWorldUpload,
} from '@tabler/icons-react';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { isDemoTab } from '@/data/demo/demoTab';
import type { Stored } from '@/domain/record/schema';
import { pagesOf, shownPages, siteBase } from '@/domain/website/pages';
import {
  SITE_PAGES,
  websiteContentSchema,
  websiteFormSchema,
  type AnyPage,
  type WebsiteContent,
} from '@/domain/website/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { SitePreview } from '@/entities/website/SitePreview';
import { useSite } from '@/entities/website/useSite';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { usePublishing } from '../hooks/usePublishing';
import { PAGE_LABELS } from '../siteWords';
import { BlockList } from './BlockList';
import { BookingFields } from './BookingFields';
import { LegalFields } from './LegalFields';
import { PublishNotice } from './PublishNotice';
import { SiteFields } from './SiteFields';
import { SiteVersions } from './SiteVersions';
import classes from './website.module.css';

type SiteEditorProps = { record: Stored<WebsiteContent>; onReplaced: () => void };

const SIDES = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
];

/** What is drawn while something in the form is not right yet: the fields that hold, else the stored ones. */
function drawable(values: WebsiteContent, stored: WebsiteContent): WebsiteContent {
  const whole = websiteContentSchema.safeParse(values);
  if (whole.success) return whole.data;
  const parts = Object.fromEntries(
    Object.entries(websiteContentSchema.shape).map(([name, schema]) => {
      const key = name as keyof WebsiteContent;
      const read = schema.safeParse(values[key]);
      return [name, read.success ? read.data : stored[key]];
    }),
  );
  return websiteContentSchema.safeParse(parts).data ?? stored;
}

/** The site's parts at the left, the page that customers get at the right. */
export function SiteEditor({ record, onReplaced }: SiteEditorProps) {
  const isPhone = useIsPhone();
  const [side, setSide] = useState('edit');
  const [page, setPage] = useState<AnyPage>('home');
  const [openBlock, setOpenBlock] = useState('');
  const [areVersionsOpen, setAreVersionsOpen] = useState(false);
  const editing = useRecordForm<WebsiteContent, WebsiteContent>({
    definition: collections.websiteContent,
    record,
    noun: 'website',
    schema: websiteFormSchema,
    toForm: (content) => websiteContentSchema.parse(content),
    toFields: (values) => values,
    nameOf: () => 'Website',
    labels: {
      blocks: 'Pages',
      pages: 'Menu',
      privacyText: 'Privacy',
      termsText: 'Terms',
      textingText: 'Text messages',
    },
    format: (field, value) => (field === 'blocks' && Array.isArray(value) ? `${String(value.length)} blocks` : null),
    savedText: 'Draft saved. It is public once you publish it.',
  });
  const { form } = editing;
  const site = useSite(drawable(form.values, record));
  const publishing = usePublishing(editing);
  const { live, isBusy } = publishing;
  const edited = SITE_PAGES.find((one) => one === page) ?? 'home';

  return (
    <PageBody size="full">
      <PageHeader
        title="Website"
        badge={
          publishing.isLoading ? undefined : live ? (
            <StatusBadge tone="success" label="Published" />
          ) : (
            <StatusBadge tone="neutral" label="Not published" />
          )
        }
        actions={
          <Group gap="xs" wrap="nowrap">
            {live && !isDemoTab() && (
              <Button
                component="a"
                href={siteBase(site.companyId)}
                target="_blank"
                rel="noreferrer"
                variant="default"
                visibleFrom="sm"
                leftSection={<IconExternalLink size={18} aria-hidden />}
              >
                Open site
              </Button>
            )}
            <Menu position="bottom-end">
              <Menu.Target>
                <Button variant="default" aria-label="More about the site" px="sm">
                  <IconDots size={18} aria-hidden />
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {live && !isDemoTab() && (
                  <Menu.Item
                    component="a"
                    href={siteBase(site.companyId)}
                    target="_blank"
                    rel="noreferrer"
                    hiddenFrom="sm"
                    leftSection={<IconExternalLink size={18} aria-hidden />}
                  >
                    Open site
                  </Menu.Item>
                )}
                <Menu.Item leftSection={<IconHistory size={18} aria-hidden />} onClick={() => setAreVersionsOpen(true)}>
                  Versions
                </Menu.Item>
                <Menu.Item
                  leftSection={<IconDownload size={18} aria-hidden />}
                  onClick={() => void publishing.download(site)}
                >
                  Download as files (ZIP)
                </Menu.Item>
                {live && (
                  <Menu.Item
                    leftSection={<IconWorldOff size={18} aria-hidden />}
                    onClick={() => void publishing.unpublish()}
                  >
                    Take the site offline…
                  </Menu.Item>
                )}
              </Menu.Dropdown>
            </Menu>
            <Button
              variant="default"
              leftSection={<IconWorldUpload size={18} aria-hidden />}
              onClick={() => void publishing.publish()}
              loading={isBusy}
            >
              Publish
            </Button>
          </Group>
        }
      />
      <PublishNotice publishing={publishing} site={site} record={record} />
      {isPhone && (
        <SegmentedControl fullWidth aria-label="What is shown" data={SIDES} value={side} onChange={setSide} mb="md" />
      )}
      <div className={classes['sides']}>
        <div hidden={isPhone && side !== 'edit'} className={classes['editor']}>
          <RecordForm editing={editing} submitLabel="Save draft">
            <Section>
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
                    onChange={(value) => setPage(SITE_PAGES.find((one) => one === value) ?? 'home')}
                    allowDeselect={false}
                    mb="md"
                  />
                  {site.emptyPages.includes(edited) && (
                    <InlineNotice tone="info" title="This page is not in the menu yet">
                      It has nothing to show today. With something on it, it is there.
                    </InlineNotice>
                  )}
                  <BlockList key={edited} form={form} page={edited} openId={openBlock} onOpen={setOpenBlock} />
                </Tabs.Panel>
                <Tabs.Panel value="site">
                  <SiteFields form={form} />
                </Tabs.Panel>
                <Tabs.Panel value="booking">
                  <BookingFields form={form} />
                </Tabs.Panel>
                <Tabs.Panel value="legal">
                  <LegalFields
                    form={form}
                    onShow={(legal) => {
                      setPage(legal);
                      setSide('preview');
                    }}
                  />
                </Tabs.Panel>
              </Tabs>
            </Section>
          </RecordForm>
        </div>
        {(!isPhone || side === 'preview') && (
          <aside className={classes['aside']} aria-label="Preview">
            <SitePreview
              site={site}
              page={pagesOf(site.content).includes(page) ? page : 'home'}
              onPage={setPage}
              blockId={openBlock}
            />
          </aside>
        )}
      </div>
      {areVersionsOpen && (
        <SiteVersions
          publishing={publishing}
          record={record}
          onClose={() => setAreVersionsOpen(false)}
          onReplaced={() => {
            form.draft.discard();
            setAreVersionsOpen(false);
            onReplaced();
          }}
        />
      )}
    </PageBody>
  );
}
