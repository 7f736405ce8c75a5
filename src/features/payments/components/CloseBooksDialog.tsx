import { Modal, Stack, Text } from '@mantine/core';
import { z } from 'zod';
import { callFunction } from '@/data/callables';
import { closeBooks, closingFault, closingText, type BookClosing } from '@/domain/ledger/closing';
import { line, optionalDate } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';
import { addCalendarDays, addMonths, lastDayOfMonth } from '@/lib/calendar';
import { notify } from '@/ui/feedback/notify';
import { FormDate } from '@/ui/forms/FormDate';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';

const formSchema = z.object({ through: optionalDate, reason: line(300) });

type CloseBooksDialogProps = {
  closing: BookClosing;
  kind: 'close' | 'reopen';
  /** Company's calendar day. */
  today: string;
  onClose: () => void;
  onDone: () => Promise<void>;
};

/** Asks through which day to close the books, or back to which day to reopen them and why. */
export function CloseBooksDialog({ closing, kind, today, onClose, onDone }: CloseBooksDialogProps) {
  const { closedThrough } = closing;
  const isClosing = kind === 'close';
  const lastMonth = lastDayOfMonth(addMonths(today.slice(0, 7), -1));
  const form = useSchemaForm({
    schema: formSchema,
    initialValues: {
      through: isClosing
        ? closedThrough < lastMonth
          ? lastMonth
          : addCalendarDays(today, -1)
        : lastDayOfMonth(addMonths(closedThrough.slice(0, 7), -1)),
      reason: '',
    },
  });
  const submit = async ({ through, reason }: z.infer<typeof formSchema>): Promise<void> => {
    const wrong = isClosing ? through <= closedThrough : through >= closedThrough;
    const fault = wrong
      ? `Choose a day ${isClosing ? 'after' : 'before'} the closing date.`
      : closingFault(closing, { through, reason, today });
    if (fault !== '') {
      const field = !wrong && through < closedThrough ? 'reason' : 'through';
      throw new AppError({ code: 'invalid', userMessage: fault, details: { fieldErrors: { [field]: fault } } });
    }
    await callFunction(closeBooks, { before: closedThrough, through, reason });
    await onDone();
    notify.success(closingText({ closedThrough: through }) + '.');
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={isClosing ? 'Close a period' : 'Reopen a period'}>
      <SchemaForm
        form={form}
        onSubmit={submit}
        onCancel={onClose}
        submitLabel={isClosing ? 'Close the period' : 'Reopen the period'}
      >
        <Stack>
          <Text size="sm">
            {isClosing
              ? 'Nothing can be posted on this day or before it. An admin can reopen it later.'
              : `${closingText(closing)}. Reports you have already handed over may change once something is posted there.`}
          </Text>
          <FormDate
            form={form}
            name="through"
            label={isClosing ? 'Close through' : 'Keep closed through'}
            {...(!isClosing && { description: 'Leave empty to reopen everything' })}
            maxDate={addCalendarDays(today, -1)}
          />
          <FormTextarea
            form={form}
            name="reason"
            label={isClosing ? 'Note' : 'Reason'}
            maxLength={300}
            minRows={2}
            isRequired={!isClosing}
          />
        </Stack>
      </SchemaForm>
    </Modal>
  );
}
