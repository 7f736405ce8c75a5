import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { uploadImage, type ImageContentType } from '@/data/uploads/imageUpload';
import { printableImage } from '@/data/uploads/printableImage';
import { preparePhoto } from '@/entities/photo/preparePhoto';
import { userMessageOf } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { ProgressBar } from '@/ui/feedback/ProgressBar';

const MAX_BYTES = 5 * 1024 * 1024;
const TYPES: readonly ImageContentType[] = ['image/jpeg', 'image/png', 'image/webp'];

type PictureUploadProps = {
  companyId: string;
  label: string;
  /** Gets the address of the picture. */
  onUploaded: (url: string) => void;
  disabled?: boolean;
  /** In pixels, where less is enough than a nameplate needs. */
  maxSide?: number;
};

/** Uploads a picture that customers will see, made smaller on the device where it is large. Needs a connection. */
export function PictureUpload({ companyId, label, onUploaded, disabled = false, maxSide }: PictureUploadProps) {
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState('');

  const upload = async (file: File | null): Promise<void> => {
    if (!file) return;
    setFault('');
    setProgress(0);
    try {
      const image = await printableImage(await preparePhoto(file, maxSide), 'image/jpeg');
      const path = `pictures/${newId()}.${image.type.replace('image/', '')}`;
      onUploaded(
        await uploadImage({
          path,
          companyId,
          image,
          maxBytes: MAX_BYTES,
          allowedTypes: TYPES,
          onProgress: setProgress,
        }),
      );
    } catch (error) {
      setFault(userMessageOf(error));
    } finally {
      setProgress(null);
    }
  };

  return (
    <div>
      <Group>
        <FileButton accept={TYPES.join(',')} onChange={(file) => void upload(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconPhotoPlus size={18} aria-hidden />}
              disabled={disabled || progress !== null}
            >
              {label}
            </Button>
          )}
        </FileButton>
      </Group>
      {progress !== null && <ProgressBar label="Uploading" value={Math.round(progress * 100)} />}
      {fault !== '' && (
        <Text size="sm" c="var(--fw-danger-fg)" role="alert">
          {fault}
        </Text>
      )}
    </div>
  );
}
