import { Group, Button } from '@mantine/core';
import type { DocumentLine } from '@/domain/billing/schema';
import classes from './LineSheet.module.css';
import { PictureUpload } from './PictureUpload';

type LinePictureProps = {
  line: DocumentLine;
  /** The company to upload pictures for; '' = not possible. */
  companyId: string;
  onChange: (photoUrl: string) => void;
};

/** Shows a line's picture, and lets the user replace it. */
export function LinePicture({ line, companyId, onChange }: LinePictureProps) {
  return (
    <>
      {companyId !== '' && (
        <PictureUpload
          companyId={companyId}
          label={line.photoUrl === '' ? 'Add a picture' : 'Another picture'}
          onUploaded={onChange}
        />
      )}
      {line.photoUrl !== '' && (
        <Group>
          <img className={classes.photo} src={line.photoUrl} alt={line.name} />
          <Button variant="default" onClick={() => onChange('')}>
            Remove the picture
          </Button>
        </Group>
      )}
    </>
  );
}
