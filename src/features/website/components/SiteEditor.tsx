import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import type { Stored } from '@/domain/record/schema';
import { pagesOf } from '@/domain/website/pages';
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
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { usePublishing } from '../hooks/usePublishing';
import { PublishNotice } from './PublishNotice';
import { SiteActions } from './SiteActions';
import { SiteTabs } from './SiteTabs';
import { SiteVersions } from './SiteVersions';
import classes from './website.module.css';

type SiteEditorProps = { record: Stored<WebsiteContent>; onReplaced: () => void };

const SIDES = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
];

/** Returns what to preview while the form has errors: its valid fields, otherwise the stored ones. */
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

/** Shows the site's parts on the left, and the page as customers see it on the right. */
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
  const { live } = publishing;
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
        actions={<SiteActions site={site} publishing={publishing} onVersions={() => setAreVersionsOpen(true)} />}
      />
      <PublishNotice publishing={publishing} site={site} record={record} />
      {isPhone && (
        <SegmentedControl fullWidth aria-label="What is shown" data={SIDES} value={side} onChange={setSide} mb="md" />
      )}
      <div className={classes['sides']}>
        <div hidden={isPhone && side !== 'edit'} className={classes['editor']}>
          <RecordForm editing={editing} submitLabel="Save draft">
            <Section>
              <SiteTabs
                form={form}
                site={site}
                edited={edited}
                onPage={setPage}
                openBlock={openBlock}
                onOpenBlock={setOpenBlock}
                onShowLegal={(legal) => {
                  setPage(legal);
                  setSide('preview');
                }}
              />
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
