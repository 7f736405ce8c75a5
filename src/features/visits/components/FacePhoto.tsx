import { Avatar } from '@mantine/core';

type FacePhotoProps = { firstName: string; photoUrl: string; size: number };

/** Shows the technician's photo, or else first initial. The name is next to it. */
export function FacePhoto({ firstName, photoUrl, size }: FacePhotoProps) {
  return (
    <Avatar src={photoUrl === '' ? null : photoUrl} alt="" size={size} radius={size} color="gray">
      {firstName.slice(0, 1).toUpperCase()}
    </Avatar>
  );
}
