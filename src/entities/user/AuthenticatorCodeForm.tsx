import { z } from 'zod';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';

const DIGITS = 6;

/** Apps show it in two groups, and people type the space. */
const schema = z.object({
  code: z
    .string()
    .transform((code) => code.replaceAll(/\s/g, ''))
    .refine((code) => /^\d+$/.test(code) && code.length === DIGITS, 'Enter the six digits that the app shows'),
});

type AuthenticatorCodeFormProps = {
  submitLabel: string;
  /** Rejects with the error the form shows. */
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the six digits currently shown by an authenticator app. */
export function AuthenticatorCodeForm({ submitLabel, onCode, onCancel }: AuthenticatorCodeFormProps) {
  const form = useSchemaForm({ schema, initialValues: { code: '' } });
  return (
    <SchemaForm form={form} submitLabel={submitLabel} onSubmit={({ code }) => onCode(code)} onCancel={onCancel}>
      <FormTextInput
        form={form}
        name="code"
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="123 456"
        maxLength={DIGITS + 1}
        autoFocus
      />
    </SchemaForm>
  );
}
