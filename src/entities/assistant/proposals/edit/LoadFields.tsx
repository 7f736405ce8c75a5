import { Checkbox, Stack, Text } from '@mantine/core';
import { z } from 'zod';
import type { ProposalFields, ProposalLine } from '@/domain/assistant/proposal';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import type { EditFormProps } from './editFormProps';
import { useLeftOut } from './useLeftOut';

const EVERYTHING = z.object({});
type LoadFieldsProps = EditFormProps<ProposalFields<'manual-j'>> & { lines: readonly ProposalLine[] };

/**
 * Lets the user choose which of the changes to apply. Numbers are corrected in the calculation itself, where they're validated while
 * typing.
 */
export function LoadFields({ fields, lines, submitLabel, onSubmit, onClose }: LoadFieldsProps) {
  const form = useSchemaForm({ schema: EVERYTHING, initialValues: {} });
  const { left, inputProps } = useLeftOut();
  const kept = fields.changes.filter((_, at) => !left.has(at));
  const labelOf = (path: string): string => {
    const line = lines.find(({ field }) => field === path);
    return line ? `${line.label}: ${line.after}` : path;
  };
  return (
    <SchemaForm form={form} submitLabel={submitLabel} onCancel={onClose} onSubmit={() => onSubmit({ changes: kept })}>
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          Choose what is changed. The rest stays as it is.
        </Text>
        {fields.changes.map(({ path }, at) => (
          <Checkbox
            key={`${path} ${String(at)}`}
            label={labelOf(path)}
            disabled={kept.length === 1 && !left.has(at)}
            {...inputProps(at)}
          />
        ))}
      </Stack>
    </SchemaForm>
  );
}
