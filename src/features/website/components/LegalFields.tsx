import { Button, Text } from '@mantine/core';
import { LEGAL_TEXT_LENGTH, type LegalPage, type WebsiteContent } from '@/domain/website/schema';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';

type LegalFieldsProps = { form: SchemaFormApi<WebsiteContent>; onShow: (page: LegalPage) => void };

const PARTS = [
  { page: 'privacy', name: 'privacyText', label: 'Privacy' },
  { page: 'terms', name: 'termsText', label: 'Terms' },
  { page: 'texting', name: 'textingText', label: 'Text messages' },
] as const;

/** Edits the pages that every site has. Carriers require the privacy and text message pages before they deliver a text. */
export function LegalFields({ form, onShow }: LegalFieldsProps) {
  return (
    <OneColumn>
      <Text size="sm" c="dimmed">
        Left empty, our words with your company’s name are shown. They are a start: have a lawyer look at them.
      </Text>
      {PARTS.map(({ page, name, label }) => (
        <div key={page}>
          <FormTextarea
            form={form}
            name={name}
            label={label}
            placeholder="Our words"
            maxLength={LEGAL_TEXT_LENGTH}
            minRows={3}
          />
          <Button variant="subtle" size="compact-sm" mt={4} onClick={() => onShow(page)}>
            Show in the preview
          </Button>
        </div>
      ))}
    </OneColumn>
  );
}
