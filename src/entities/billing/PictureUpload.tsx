import { Button, FileButton, Group } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { PictureProgress } from './PictureProgress';
import { PICTURE_TYPES, usePictureUpload } from './usePictureUpload';

type PictureUploadProps = {
  companyId: string;
  label: string;
  /** Receives the picture's URL. */
  onUploaded: (url: string) => void;
  disabled?: boolean;
  /** In pixels, when less is enough than a nameplate needs. */
  maxSide?: number;
};

/** Renders a button that uploads a picture for customers to see. */
export function PictureUpload({ companyId, label, onUploaded, disabled = false, maxSide }: PictureUploadProps) {
  const { upload, progress, fault } = usePictureUpload(companyId, maxSide);
  const take = async (file: File | null): Promise<void> => {
    const url = file && (await upload(() => file));
    if (url !== null) onUploaded(url);
  };
  return (
    <div>
      <Group>
        <FileButton accept={PICTURE_TYPES.join(',')} onChange={(file) => void take(file)}>
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
      <PictureProgress progress={progress} fault={fault} />
    </div>
  );
}
