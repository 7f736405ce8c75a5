import { Checkbox, Stack, Text } from '@mantine/core';
import { z } from 'zod';
import type { ProposalFields, ProposalLine } from '@/domain/assistant/proposal';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import type { EditFormProps } from './editFormProps';
import { useLeftOut } from './useLeftOut';

const EVERYTHING = z.object({});
type DayPlanFieldsProps = EditFormProps<ProposalFields<'day-plan'>> & { lines: readonly ProposalLine[] };

/** Lets the user choose which parts of a day's plan to apply. Visits that technicians swap go together. */
export function DayPlanFields({ fields, lines, submitLabel, onSubmit, onClose }: DayPlanFieldsProps) {
  const form = useSchemaForm({ schema: EVERYTHING, initialValues: {} });
  const { left, inputProps } = useLeftOut();
  const kept = fields.moves.filter(({ group }) => !left.has(group));
  const groups = [...new Set(fields.moves.map(({ group }) => group))];
  const linesOf = (group: number): ProposalLine[] =>
    fields.moves.flatMap((move, at) => (move.group === group ? (lines[at] ?? []) : []));
  return (
    <SchemaForm form={form} submitLabel={submitLabel} onCancel={onClose} onSubmit={() => onSubmit({ moves: kept })}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          Choose what moves. Technicians who trade visits are taken together; the rest stays as it is.
        </Text>
        {groups.map((group) => (
          <Checkbox
            key={group}
            label={groupLabel(linesOf(group))}
            description={linesOf(group).map(({ field, label, before, after }) => (
              <Text key={field} component="span" size="xs" display="block">
                {linesOf(group).length > 1 && (
                  <>
                    <bdi>{label}</bdi>:{' '}
                  </>
                )}
                {before} → {after}
              </Text>
            ))}
            disabled={!left.has(group) && left.size === groups.length - 1}
            {...inputProps(group)}
          />
        ))}
      </Stack>
    </SchemaForm>
  );
}

const groupLabel = ([first, ...others]: readonly ProposalLine[]): string =>
  others.length === 0 ? (first?.label ?? '') : `${others.length + 1} visits together`;
