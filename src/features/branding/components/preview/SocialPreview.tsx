import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { uploadImage } from '@/data/uploads/imageUpload';
import { loadPictureInBrowser } from '@/documents/pdf/browserPictures';
import type { PaperCompany } from '@/domain/paper/schema';
import { downloadFile } from '@/lib/downloadFile';
import { newId } from '@/lib/ids';
import { notify } from '@/ui/feedback/notify';
import { drawSocialPicture, SOCIAL_HEIGHT_PX, SOCIAL_WIDTH_PX } from '../../socialPicture';
import classes from './BrandPreview.module.css';

type SocialPreviewProps = {
  company: PaperCompany;
  socialUrl: string;
  onChange: (socialUrl: string) => void;
};

/** Shows the preview picture for links to the company, drawn from the kit on the device. */
export function SocialPreview({ company, socialUrl, onChange }: SocialPreviewProps) {
  const session = useSession();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    let isLeft = false;
    const draw = async (): Promise<void> => {
      const logo = company.logoUrl === '' ? null : await pictureOf(company.logoUrl);
      await document.fonts.ready;
      if (!isLeft && canvas.current) drawSocialPicture(canvas.current, company, logo);
    };
    void draw();
    return () => {
      isLeft = true;
    };
  }, [company]);

  const picture = (): Promise<Blob | null> =>
    new Promise((resolve) => {
      if (canvas.current) canvas.current.toBlob(resolve, 'image/png');
      else resolve(null);
    });
  const keep = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const image = await picture();
      if (!image) return;
      const path = `branding/social-${newId(12)}.png`;
      onChange(await uploadImage({ path, companyId: session.company.id, image, allowedTypes: ['image/png'] }));
      notify.success('The picture is in the kit. Save the kit to keep it.');
    } catch (error) {
      notify.error(error);
    } finally {
      setIsBusy(false);
    }
  };
  const download = async (): Promise<void> => {
    const image = await picture();
    if (image) downloadFile('link-picture.png', image);
  };

  return (
    <Stack gap="sm">
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Picture for links of ${company.name}`}
        width={SOCIAL_WIDTH_PX}
        height={SOCIAL_HEIGHT_PX}
        className={classes['social']}
      />
      <Text size="sm" c="dimmed">
        {socialUrl === ''
          ? '1200 × 630 pixels. Not in the kit yet: put it in, and links to your website will show it.'
          : '1200 × 630 pixels. One is in the kit; put this one in after you changed colors, logo or wording.'}
      </Text>
      <Group gap="xs">
        <Button variant="default" loading={isBusy} onClick={() => void keep()}>
          Put it into the kit
        </Button>
        <Button variant="subtle" onClick={() => void download()}>
          Download
        </Button>
        {socialUrl !== '' && (
          <Button variant="subtle" color="gray" onClick={() => onChange('')}>
            Take it out
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** Loads the logo so that the canvas can still be read: a cross-origin picture would taint it. */
async function pictureOf(url: string): Promise<HTMLImageElement | null> {
  const source = await loadPictureInBrowser(url);
  if (source === null) return null;
  const image = new Image();
  image.src = source;
  return image.decode().then(
    () => image,
    () => null,
  );
}
