import { Button, Group, Image, Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { PictureUpload } from '@/entities/billing/PictureUpload';

type ItemPhotoProps = { photoUrl: string; onChange: (photoUrl: string) => void };

/** Edits an item’s photo, as customers see it on estimates and on the company’s website. */
export function ItemPhoto({ photoUrl, onChange }: ItemPhotoProps) {
  const { user } = useSession();
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        Photo
      </Text>
      {photoUrl !== '' && <Image src={photoUrl} alt="" mah={160} w="auto" fit="contain" mb="xs" />}
      <Group gap="xs">
        {user.companyId !== null && (
          <PictureUpload
            companyId={user.companyId}
            label={photoUrl === '' ? 'Add a photo' : 'Choose another photo'}
            onUploaded={onChange}
          />
        )}
        {photoUrl !== '' && (
          <Button variant="subtle" color="gray" onClick={() => onChange('')}>
            Remove photo
          </Button>
        )}
      </Group>
    </div>
  );
}
