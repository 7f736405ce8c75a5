import { Button, CloseButton, Group, Input, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { OFFICE_WORK } from '@/domain/access/roles';
import { LINES_PER_FINDING_OPTION_LIMIT, OPTIONS_PER_FINDING_LIMIT } from '@/domain/finding/schema';
import { AddFromPricebook } from '@/entities/billing/AddFromPricebook';
import { LineItemsEditor } from '@/entities/billing/LineItemsEditor';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { newOption, type FindingFormValues } from './findingForm';
import classes from './finding.module.css';

const NAMES = ['Repair', 'Replace', 'Replace with better'] as const;

/** Edits the repair options, each with its lines; if there's only one, it doesn't need a name. */
export function FindingOptions({ form }: { form: SchemaFormApi<FindingFormValues> }) {
  const { options } = form.values;
  const { role } = useSession();
  const isNamed = options.length > 1;
  const set = (next: FindingFormValues['options']): void => form.setFieldValue('options', next);
  return (
    <Input.Wrapper
      label="Cost to repair"
      description="These lines go on the estimate. Leave it empty to let the office price it."
      labelElement="div"
    >
      <Stack gap="sm" mt="xs">
        {options.map((option, index) => (
          <div
            key={option.id}
            className={isNamed ? classes['option'] : undefined}
            role="group"
            aria-label={option.name}
          >
            {isNamed && (
              <Group align="flex-end" wrap="nowrap" mb="xs">
                <div className={classes['grow']}>
                  <FormTextInput form={form} name={`options.${index}.name`} label={`Option ${index + 1}`} />
                </div>
                <CloseButton
                  size="lg"
                  aria-label={`Remove option ${index + 1}`}
                  onClick={() => set(options.filter(({ id }) => id !== option.id))}
                />
              </Group>
            )}
            <LineItemsEditor
              lines={option.lines}
              onChange={(lines) =>
                set(form.getValues().options.map((one) => (one.id === option.id ? { ...one, lines } : one)))
              }
              type="estimate"
              isStacked
              hasTerms={OFFICE_WORK.includes(role)}
              limit={LINES_PER_FINDING_OPTION_LIMIT}
              suggestsItems
              extraActions={(edits) => (
                <AddFromPricebook
                  edits={edits}
                  count={option.lines.length}
                  limit={LINES_PER_FINDING_OPTION_LIMIT}
                  {...(isNamed && { listName: option.name })}
                />
              )}
            />
          </div>
        ))}
        {options.length < OPTIONS_PER_FINDING_LIMIT && (
          <Button
            variant="text"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => set([...options, newOption(NAMES[options.length] ?? `Option ${options.length + 1}`)])}
          >
            Offer another way
          </Button>
        )}
      </Stack>
    </Input.Wrapper>
  );
}
