import { Button, FileButton, Group, Image, Text } from '@mantine/core';
import { useState } from 'react';
import { uploadImage, type ImageContentType } from '@/data/uploads/imageUpload';
import { printableImage } from '@/data/uploads/printableImage';
import { userMessageOf } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { ProgressBar } from '@/ui/feedback/ProgressBar';

const LOGO_MAX_BYTES = 5 * 1024 * 1024;
const LOGO_TYPES: readonly ImageContentType[] = ['image/png', 'image/jpeg', 'image/webp'];

type LogoUploadProps = { companyId: string; logoUrl: string; onChange: (logoUrl: string) => void };

/** Shows the company's logo and uploads another one, with progress and a reason when it is refused. */
export function LogoUpload({ companyId, logoUrl, onChange }: LogoUploadProps) {
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState('');

  const upload = async (file: File | null): Promise<void> => {
    if (!file) return;
    setError('');
    setProgress(0);
    try {
      const image = await printableImage(file, 'image/png');
      const path = `branding/logo-${newId(8)}.${image.type.replace('image/', '')}`;
      onChange(
        await uploadImage({
          path,
          companyId,
          image,
          maxBytes: LOGO_MAX_BYTES,
          allowedTypes: LOGO_TYPES,
          onProgress: setProgress,
        }),
      );
    } catch (failure) {
      setError(userMessageOf(failure));
    } finally {
      setProgress(null);
    }
  };

  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        Logo
      </Text>
      <Group>
        {logoUrl !== '' && <Image src={logoUrl} alt="Your logo" h={56} w="auto" maw={200} fit="contain" />}
        <FileButton accept={LOGO_TYPES.join(',')} onChange={(file) => void upload(file)}>
          {(props) => (
            <Button {...props} variant="default" disabled={progress !== null}>
              {logoUrl ? 'Choose another' : 'Choose a picture'}
            </Button>
          )}
        </FileButton>
        {logoUrl !== '' && (
          <Button variant="subtle" color="gray" onClick={() => onChange('')}>
            Remove
          </Button>
        )}
      </Group>
      <Text size="xs" c="dimmed" mt={4}>
        PNG, JPEG or WebP, at most 5 MB.
      </Text>
      {progress !== null && <ProgressBar label="Uploading" value={Math.round(progress * 100)} />}
      {error && (
        <InlineNotice tone="danger" role="alert">
          {error}
        </InlineNotice>
      )}
    </div>
  );
}
