import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { CASE_FILE_BYTES, readCaseFile } from '@/domain/load-calc/project/caseFile';
import { writeHouse } from '@/domain/load-calc/project/house';
import type { LoadIssue } from '@/domain/load-calc/result';
import { cutText } from '@/lib/cutText';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatCount } from '@/ui/format/quantities';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { NewLoadValues } from '../../newLoad';

const SHOWN = 8;

/** Loads a whole house from a case file. A file's errors are listed field by field. */
export function CaseFileField({ form }: { form: SchemaFormApi<NewLoadValues> }) {
  const { fileHouse, fileName, title } = form.values;
  const [problems, setProblems] = useState<{ file: string; errors: readonly LoadIssue[] } | null>(null);
  const [warningCount, setWarningCount] = useState(0);

  const take = async (file: File | null): Promise<void> => {
    if (!file) return;
    const isTooLarge = file.size > CASE_FILE_BYTES;
    const read = isTooLarge ? null : readCaseFile(await file.text());
    if (!read?.inputs) {
      setProblems({
        file: file.name,
        errors: read?.errors ?? [{ severity: 'error', path: '', message: 'This file is larger than any house' }],
      });
      return;
    }
    setProblems(null);
    setWarningCount(read.warnings.length);
    form.setFieldValue('fileHouse', writeHouse(read.inputs));
    form.setFieldValue('fileName', cutText(file.name, 160));
    form.clearFieldError('fileHouse');
    if (title.trim() === '') form.setFieldValue('title', read.name || file.name.replace(/\.json$/i, '').slice(0, 160));
  };

  return (
    <div>
      <Group>
        <FileButton
          onChange={(file) => void take(file)}
          accept=".json,application/json"
          inputProps={{ 'aria-label': 'Case file' }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconFileUpload size={18} aria-hidden />}
              data-path="fileHouse"
            >
              {fileHouse === '' ? 'Choose a file' : 'Choose another file'}
            </Button>
          )}
        </FileButton>
        {fileHouse !== '' && (
          <Text size="sm" role="status">
            {fileName} can be used
            {warningCount > 0 ? `, with ${formatCount(warningCount, 'warning')} that the editor shows` : ''}.
          </Text>
        )}
      </Group>
      {form.errors['fileHouse'] && (
        <Text size="sm" mt="xs" c="var(--mantine-color-error)" data-form-error tabIndex={-1}>
          {form.errors['fileHouse']}
        </Text>
      )}
      {problems && (
        <InlineNotice tone="danger" role="alert" title={`${problems.file} cannot be used`}>
          <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
            {problems.errors.slice(0, SHOWN).map(({ path, message }) => (
              <li key={`${path} ${message}`}>{path === '' ? message : `${path}: ${message}`}</li>
            ))}
            {problems.errors.length > SHOWN && <li>and {problems.errors.length - SHOWN} more</li>}
          </ul>
        </InlineNotice>
      )}
    </div>
  );
}
