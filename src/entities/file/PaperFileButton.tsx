import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { largestIn, PAPER_FILE_TYPES, uploadPaper, type PaperFolder } from '@/data/uploads/uploadPaper';
import { userMessageOf } from '@/lib/appError';
import { fileSizeText } from '@/lib/fileSize';
import { ProgressBar } from '@/ui/feedback/ProgressBar';

type PaperFileButtonProps = {
  folder: PaperFolder;
  label: string;
  /** Receives the file with the URL it was stored at. */
  onUploaded: (url: string, file: File) => void | Promise<void>;
  /** The field's error, from its form. */
  error?: ReactNode;
  /** Shown next to the button. */
  children?: ReactNode;
};

/** Lets the user choose a PDF or a picture and uploads it. Requires a connection. */
export function PaperFileButton({ folder, label, onUploaded, error, children }: PaperFileButtonProps) {
  const { companyId } = useSession().user;
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState('');

  const upload = async (file: File | null): Promise<void> => {
    if (!file || companyId === null) return;
    setFault('');
    setProgress(0);
    try {
      await onUploaded(await uploadPaper(file, { companyId, folder, onProgress: setProgress }), file);
    } catch (failure) {
      setFault(userMessageOf(failure));
    } finally {
      setProgress(null);
    }
  };

  return (
    <Stack gap={4}>
      <Group gap="sm">
        <FileButton accept={PAPER_FILE_TYPES.join(',')} onChange={(file) => void upload(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconPaperclip size={18} aria-hidden />}
              disabled={progress !== null}
            >
              {label}
            </Button>
          )}
        </FileButton>
        {children}
      </Group>
      <Text size="xs" c="dimmed">
        {`PDF, JPEG, PNG or WebP, at most ${fileSizeText(largestIn(folder))}.`}
      </Text>
      {progress !== null && <ProgressBar label="Uploading" value={Math.round(progress * 100)} />}
      {(fault !== '' || (error !== undefined && error !== null)) && (
        <Text size="sm" c="var(--fw-danger-fg)" role="alert">
          {fault === '' ? error : fault}
        </Text>
      )}
    </Stack>
  );
}
