import { Button, Group } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { PictureUpload } from '@/entities/billing/PictureUpload';
import { cutText } from '@/lib/cutText';
import { OneColumn } from '@/ui/layout/OneColumn';
import type { ItemFieldsProps } from './ItemFields';
import { JobPhotoChoice } from './JobPhotoChoice';
import classes from './website.module.css';

/** Returns a picture's width and height; zeros if it can't be loaded from here. */
async function sizeOf(url: string): Promise<{ width: number; height: number }> {
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  } catch {
    return { width: 0, height: 0 };
  }
}

/** Edits a picture of the site: uploaded, downscaled on the device, with its size, so that nothing shifts while it loads. */
export function ItemPicture({ form, kind, block, index }: ItemFieldsProps) {
  const { company } = useSession();
  const at = `blocks.${block}.items.${index}` as const;
  const url = form.values.blocks[block]?.items[index]?.pictureUrl ?? '';
  const take = (address: string): void => {
    form.setFieldValue(`${at}.pictureUrl`, address);
    form.setFieldValue(`${at}.pictureWidth`, 0);
    form.setFieldValue(`${at}.pictureHeight`, 0);
    if (address === '') return;
    void sizeOf(address).then(({ width, height }) => {
      form.setFieldValue(`${at}.pictureWidth`, width);
      form.setFieldValue(`${at}.pictureHeight`, height);
    });
  };
  return (
    <OneColumn>
      {url !== '' && <img src={url} alt="" className={classes['picture']} />}
      <Group gap="xs" align="stretch">
        <PictureUpload
          companyId={company.id}
          label={url === '' ? 'Upload picture' : 'Another picture'}
          maxSide={1600}
          onUploaded={take}
        />
        {kind === 'gallery' && (
          <JobPhotoChoice
            onChosen={(address, { caption }) => {
              take(address);
              // Consent is requested again: it was given for the previous picture.
              form.setFieldValue(`${at}.agreedBy`, '');
              if (form.values.blocks[block]?.items[index]?.title === '')
                form.setFieldValue(`${at}.title`, cutText(caption, 120));
            }}
          />
        )}
        {url !== '' && (
          <Button variant="subtle" onClick={() => take('')}>
            Remove picture
          </Button>
        )}
      </Group>
    </OneColumn>
  );
}
