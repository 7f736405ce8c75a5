import { Button } from '@mantine/core';
import type { ImportRecord } from '@/domain/import/schema';
import type { Stored } from '@/domain/record/schema';
import { formatCount } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import type { ImportFlow } from '../../hooks/useImportFlow';
import { FileDrop } from './FileDrop';

type FileStepProps = {
  flow: ImportFlow;
  /** An unfinished import whose file isn't on this device. */
  awaited: Stored<ImportRecord> | null;
  onOther: () => void;
};

/** Picks the file to import, or the same file again to resume an import from another device. */
export function FileStep({ flow, awaited, onOther }: FileStepProps) {
  if (awaited) {
    const done = awaited.processedRows.toLocaleString('en-US');
    return (
      <Section
        title={`Continue the import of ${awaited.fileName} (${done} of ${formatCount(awaited.totalRows, 'row')})`}
        description="It was started on another device, or someone has since signed out on this one. Choose the same file again; nothing is imported twice."
        actions={
          <Button variant="default" size="sm" onClick={onOther}>
            Import another file
          </Button>
        }
      >
        <FileDrop
          key={awaited.id}
          label={`Choose ${awaited.fileName} again`}
          onFile={(file) => flow.resumeWith(awaited, file)}
        />
      </Section>
    );
  }
  return (
    <Section
      title="Choose a file"
      description="You will see what happens to every row before anything is imported, and can undo the whole import afterwards."
    >
      <FileDrop label="Choose a CSV file" onFile={flow.takeFile} />
    </Section>
  );
}
