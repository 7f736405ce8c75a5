import { Button, Modal } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import type { ReportId } from '@/domain/report/ids';
import { requiredLine } from '@/domain/record/schema';
import { newId } from '@/lib/ids';
import { notify } from '@/ui/feedback/notify';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { useReportViews } from '../hooks/useReportViews';

const schema = z.object({ name: requiredLine(60, 'Name the view') });

/** Saves the report's period, comparison and filter under a name, for everyone who sees reports. */
export function SaveView({ report, question }: { report: ReportId; question: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { isFull } = useReportViews();
  return (
    <>
      <Button
        variant="default"
        className="no-print"
        leftSection={<IconBookmark size={18} aria-hidden />}
        disabled={isFull}
        onClick={() => setIsOpen(true)}
      >
        Save view
      </Button>
      {isOpen && <NameDialog report={report} question={question} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function NameDialog({ report, question, onClose }: { report: ReportId; question: string; onClose: () => void }) {
  const { add } = useReportViews();
  const form = useSchemaForm({ schema, initialValues: { name: '' } });
  return (
    <Modal opened onClose={onClose} title="Save this view">
      <SchemaForm
        form={form}
        submitLabel="Save view"
        onCancel={onClose}
        onSubmit={async ({ name }) => {
          await add({ id: newId(), name, report, question });
          notify.success(`“${name}” is on the page of reports.`);
          onClose();
        }}
      >
        <FormTextInput
          form={form}
          name="name"
          label="Name"
          description="It keeps the dates, the comparison and the filters."
          isRequired
        />
      </SchemaForm>
    </Modal>
  );
}
