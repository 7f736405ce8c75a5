import { Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { OneColumn } from '@/ui/layout/OneColumn';
import type { Mail } from './useMail';

type MailFieldsProps = {
  mail: Mail;
  onChange: (changes: Partial<Mail>) => void;
  hasPdf: boolean;
  onPdfChange: (hasPdf: boolean) => void;
  /** Known addresses. */
  suggestions?: readonly string[];
  error?: string;
};

/** Edits an e-mail's recipient and text. Placeholders in braces are filled in when it's sent. */
export function MailFields({ mail, onChange, hasPdf, onPdfChange, suggestions = [], error }: MailFieldsProps) {
  return (
    <OneColumn>
      <TagsInput
        label="To"
        description="Press Enter after each address"
        value={mail.to}
        onChange={(to) => onChange({ to: to.map((address) => address.trim().toLowerCase()) })}
        data={[...new Set(suggestions)].filter((address) => address !== '')}
        splitChars={[',', ';', ' ']}
        acceptValueOnBlur
        maxTags={10}
        placeholder={mail.to.length === 0 ? 'name@example.com' : ''}
        error={error}
        inputMode="email"
      />
      <TextInput
        label="Subject"
        value={mail.subject}
        maxLength={200}
        onChange={(event) => onChange({ subject: event.currentTarget.value })}
      />
      <Textarea
        label="Message"
        autosize
        minRows={4}
        maxRows={16}
        maxLength={5000}
        value={mail.message}
        onChange={(event) => onChange({ message: event.currentTarget.value })}
      />
      <Switch label="Attach the PDF" checked={hasPdf} onChange={(event) => onPdfChange(event.currentTarget.checked)} />
    </OneColumn>
  );
}
