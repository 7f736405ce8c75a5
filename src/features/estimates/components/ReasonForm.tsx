import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';

type ReasonFormProps = {
  label: string;
  description?: string;
  submitLabel: string;
  maxLength: number;
  /** Error shown if nothing was entered. */
  missing: string;
  onSubmit: (reason: string) => Promise<void>;
  suggestions?: readonly string[];
};

/** Asks for a short reason before carrying out an action. */
export function ReasonForm({
  label,
  description,
  submitLabel,
  maxLength,
  missing,
  onSubmit,
  suggestions = [],
}: ReasonFormProps) {
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();

  const send = async (): Promise<void> => {
    setIsMissing(text.trim() === '');
    if (text.trim() !== '') await submit(() => onSubmit(text.trim()));
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void send();
      }}
    >
      <Stack gap="sm">
        {suggestions.length > 0 && (
          <Group gap={4}>
            {suggestions.map((suggestion) => (
              <Button key={suggestion} variant="default" size="compact-md" onClick={() => setText(suggestion)}>
                {suggestion}
              </Button>
            ))}
          </Group>
        )}
        <Textarea
          label={label}
          description={description}
          withAsterisk
          aria-required
          autosize
          minRows={2}
          maxRows={8}
          maxLength={maxLength}
          value={text}
          error={isMissing && text.trim() === '' && missing}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
        <SubmitNotice fault={fault} isSlow={isSlow} />
        <Group justify="flex-end">
          <Button type="submit" loading={isBusy}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
