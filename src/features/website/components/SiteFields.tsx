import { Checkbox, Text } from '@mantine/core';
import { INDUSTRIES, INDUSTRY_LABELS } from '@/domain/user/schema';
import { NEEDED_PAGES, SITE_PAGES, type WebsiteContent } from '@/domain/website/schema';
import { paths } from '@/lib/paths';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTags } from '@/ui/forms/FormTags';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import { RouterLink } from '@/ui/links/RouterLink';
import { PAGE_LABELS } from '../siteWords';

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
];

/** Edits site-wide settings: pages, languages, and search engine text. */
export function SiteFields({ form }: { form: SchemaFormApi<WebsiteContent> }) {
  const { pages } = form.values;
  return (
    <OneColumn>
      <Checkbox.Group
        label="Pages in the menu"
        value={[...new Set([...pages, ...NEEDED_PAGES])]}
        onChange={(chosen) =>
          form.setFieldValue(
            'pages',
            SITE_PAGES.filter((page) => chosen.includes(page) || NEEDED_PAGES.includes(page)),
          )
        }
      >
        <div style={{ paddingTop: 8 }}>
          <Pair least="12rem" gap="xs" isEven>
            {SITE_PAGES.map((page) => (
              <Checkbox key={page} value={page} label={PAGE_LABELS[page]} disabled={NEEDED_PAGES.includes(page)} />
            ))}
          </Pair>
        </div>
      </Checkbox.Group>
      <Pair least="12rem" isEven>
        <FormSelect form={form} name="language" label="Language" options={LANGUAGES} />
        <FormSelect
          form={form}
          name="trade"
          label="Trade"
          options={INDUSTRIES.map((value) => ({ value, label: INDUSTRY_LABELS[value] }))}
        />
      </Pair>
      <FormSwitch
        form={form}
        name="isBilingual"
        label="English and Spanish"
        description="Menu, forms and legal pages are in both. What you wrote stays as it is."
      />
      <FormTextarea
        form={form}
        name="description"
        label="In search results"
        description="One or two sentences. Left empty, ours are shown."
        maxLength={160}
        minRows={2}
      />
      <FormSwitch
        form={form}
        name="showsStreet"
        label="Show the street"
        description="Turn it on if customers come to you. Otherwise only city and state are shown."
      />
      <FormTags form={form} name="profiles" label="Your pages elsewhere" max={8} />
      <Text size="sm" c="dimmed">
        Logo, colors, font and license numbers come from the <RouterLink to={paths.brandingSetup}>brand kit</RouterLink>
        , phone, address and hours from the <RouterLink to={paths.settings}>settings</RouterLink>, the service area from{' '}
        <RouterLink to={paths.leadSettings}>Leads</RouterLink>.
      </Text>
    </OneColumn>
  );
}
