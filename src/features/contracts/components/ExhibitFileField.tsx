import { Anchor, Button } from '@mantine/core';
import { EXHIBIT_NAME_LENGTH, type ExhibitFile } from '@/domain/contract/record/parts';
import { PaperFileButton } from '@/entities/file/PaperFileButton';
import { fileSizeText } from '@/lib/fileSize';
import { sha256Hex } from '@/lib/sha256Hex';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { ContractForm } from '../contractForm';
import { fileEnding } from '../fileEnding';

/** Uploads an exhibit's file immediately and hashes it on the device; it becomes part of the contract on save. */
export function ExhibitFileField({ form, index }: { form: SchemaFormApi<ContractForm>; index: number }) {
  const exhibit = form.values.exhibits[index];
  const file = exhibit?.file ?? null;
  // Look up by id: other exhibits may have been removed or moved during the upload.
  const keep = (value: ExhibitFile | null): void =>
    form.setFieldValue('exhibits', (exhibits: ContractForm['exhibits']) =>
      exhibits.map((one) => (one.id === exhibit?.id ? { ...one, file: value } : one)),
    );
  return (
    <PaperFileButton
      folder="contracts"
      label={file ? 'Replace the file' : 'Attach a file'}
      error={form.errors[`exhibits.${index}.file`]}
      onUploaded={async (url, chosen) => {
        const bytes = new Uint8Array(await chosen.arrayBuffer());
        keep({ name: nameOf(chosen), url, sizeBytes: bytes.length, sha256: await sha256Hex(bytes) });
      }}
    >
      {file && (
        <>
          <Anchor href={file.url} target="_blank" rel="noreferrer" size="sm" style={{ overflowWrap: 'anywhere' }}>
            {`${file.name} (${fileSizeText(file.sizeBytes)})`}
          </Anchor>
          <Button variant="subtle" color="gray" onClick={() => keep(null)}>
            Remove
          </Button>
        </>
      )}
    </PaperFileButton>
  );
}

/** Keeps the file extension, even if the name has to be truncated. */
function nameOf({ name }: File): string {
  const ending = fileEnding(name);
  const stem = ending === '' ? name : name.slice(0, -ending.length);
  return `${stem.slice(0, EXHIBIT_NAME_LENGTH - ending.length) || 'File'}${ending}`;
}
