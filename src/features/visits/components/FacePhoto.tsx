import { Avatar } from '@mantine/core';

type FacePhotoProps = { firstName: string; photoUrl: string; size: number };

/** Who comes, by photo; without one, by the first letter. The name stands beside it. */
export function FacePhoto({ firstName, photoUrl, size }: FacePhotoProps) {
  return (
    <Avatar src={photoUrl === '' ? null : photoUrl} alt="" size={size} radius={size} color="gray">
      {firstName.slice(0, 1).toUpperCase()}
    </Avatar>
  );
}
