import { Group, Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { functionAddress } from '@/data/functionAddress';
import type { ReviewSettings } from '@/domain/review/settings';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { CopyLinkButton } from '@/ui/links/CopyLinkButton';
import classes from './reviews.module.css';

/** Offers the published reviews as a frame for the company's own website: one line of HTML, no script. */
export function WidgetSection({ form }: { form: SchemaFormApi<ReviewSettings> }) {
  const { company } = useSession();
  const address = `${functionAddress('reviewWidget')}?company=${encodeURIComponent(company.id)}`;
  const code = `<iframe src="${address}" title="Reviews of ${company.name.replaceAll('"', '&quot;')}" width="100%" height="520" loading="lazy" style="border:0"></iframe>`;
  return (
    <Section
      title="Widget for your website"
      description="Shows the latest published reviews, whatever their stars. A change is seen within a few minutes."
    >
      <OneColumn>
        <FormSwitch form={form} name="isWidgetOn" label="The widget shows your reviews" />
        {form.values.isWidgetOn && (
          <>
            <Text size="sm">Paste this where the reviews should appear:</Text>
            <pre className={classes['code']}>{code}</pre>
            <Group gap="xs" align="stretch">
              <CopyLinkButton address={code} label="Copy the code" />
            </Group>
          </>
        )}
      </OneColumn>
    </Section>
  );
}
