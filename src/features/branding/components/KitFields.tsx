import { SimpleGrid, Stack, Text } from '@mantine/core';
import { BRAND_FONT_FACTS, BRAND_FONTS } from '@/domain/brand/fonts';
import { LICENSES_LIMIT, type BrandKit } from '@/domain/brand/schema';
import { paths } from '@/lib/paths';
import { FormColor } from '@/ui/forms/FormColor';
import { FormList } from '@/ui/forms/FormList';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { ColorReport } from './ColorReport';
import { ConfirmAddress } from '@/entities/user/ConfirmAddress';
import { LogoSlot } from '@/entities/brand/logo/LogoSlot';

const FONTS = BRAND_FONTS.map((value) => ({
  value,
  label: `${BRAND_FONT_FACTS[value].label} – ${BRAND_FONT_FACTS[value].character}`,
}));

/** Form fields for the whole kit, one subject per card. */
export function KitFields({ form }: { form: SchemaFormApi<BrandKit> }) {
  const { logoUrl, logoDarkUrl, primaryColor } = form.values;
  return (
    <>
      <Section title="Logo">
        <Stack gap="lg">
          <ConfirmAddress reason="Open it, then you can add your logo." />
          <LogoSlot ground="light" logoUrl={logoUrl} onChange={(url) => form.setFieldValue('logoUrl', url)} />
          <LogoSlot ground="dark" logoUrl={logoDarkUrl} onChange={(url) => form.setFieldValue('logoDarkUrl', url)} />
        </Stack>
      </Section>
      <Section title="Colors and font">
        <Stack gap="md">
          <FormColor form={form} name="primaryColor" label="Main color" />
          <ColorReport color={primaryColor} />
          <FormColor
            form={form}
            name="accentColor"
            label="Accent color"
            description="Highlights the option you recommend. Text on it is black or white, whichever is easier to read."
          />
          <FormSelect
            form={form}
            name="font"
            label="Font"
            description="On paper and customer pages. Mail programs use the closest font that they have."
            options={FONTS}
          />
        </Stack>
      </Section>
      <Section
        title="Licenses"
        description="Printed at the foot of papers and e-mails, on customer pages and business cards. Many states require it."
      >
        <FormList
          form={form}
          name="licenses"
          label="Licenses"
          isLabelHidden
          itemLabel="License"
          max={LICENSES_LIMIT}
          newItem={() => ({ state: '', number: '', trade: '' })}
          emptyText="No license yet."
        >
          {(index) => (
            <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
              <FormTextInput form={form} name={`licenses.${index}.state`} label="State" placeholder="NC" isRequired />
              <FormTextInput form={form} name={`licenses.${index}.number`} label="Number" isRequired />
              <FormTextInput form={form} name={`licenses.${index}.trade`} label="Trade" placeholder="Heating" />
            </SimpleGrid>
          )}
        </FormList>
      </Section>
      <Section title="Wording">
        <Stack gap="md">
          <FormTextInput form={form} name="tagline" label="Tagline" placeholder="Comfort you can count on" />
          <FormTextarea
            form={form}
            name="thankYou"
            label="Thanks after signing"
            description="Shown right after a customer accepts an estimate."
          />
          <FormTextInput
            form={form}
            name="emailClosing"
            label="Closing of e-mails"
            description="Below every e-mail’s words. Leave it empty if your messages have a closing of their own."
          />
          <Text size="sm" c="dimmed">
            The words at the foot of estimates and invoices are in{' '}
            <RouterLink to={paths.invoicingSettings} size="sm">
              Settings, Invoicing
            </RouterLink>
            .
          </Text>
        </Stack>
      </Section>
      <Section title="Signature" description="Who signs your e-mails.">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <FormTextInput form={form} name="signatureName" label="Name" />
          <FormTextInput form={form} name="signatureTitle" label="Title" placeholder="Owner" />
        </SimpleGrid>
      </Section>
    </>
  );
}
