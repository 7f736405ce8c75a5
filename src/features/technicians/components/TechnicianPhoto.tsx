import { Avatar, Button, Group, Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Technician } from '@/domain/technician/schema';
import { PictureUpload } from '@/entities/billing/PictureUpload';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';

/** Edits the photo that shows customers who is coming. */
export function TechnicianPhoto({ form }: { form: SchemaFormApi<Technician> }) {
  const { user } = useSession();
  const { photoUrl, firstName } = form.values;
  const set = (url: string): void => form.setFieldValue('photoUrl', url);
  return (
    <Group align="center" gap="md" wrap="nowrap">
      <Avatar src={photoUrl === '' ? null : photoUrl} alt="" size={72} radius={72}>
        {firstName.slice(0, 1).toUpperCase()}
      </Avatar>
      <div>
        <Text size="sm" mb={4}>
          Customers see it on their visit page and when they check who is at the door.
        </Text>
        <Group gap="xs">
          {user.companyId !== null && (
            <PictureUpload
              companyId={user.companyId}
              label={photoUrl === '' ? 'Add a photo' : 'Another photo'}
              onUploaded={set}
            />
          )}
          {photoUrl !== '' && (
            <Button variant="subtle" color="gray" onClick={() => set('')}>
              Remove
            </Button>
          )}
        </Group>
      </div>
    </Group>
  );
}
