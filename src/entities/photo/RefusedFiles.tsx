import { Button } from '@mantine/core';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import type { AddingPhotos } from './useAddPhotos';

/** Explains why photos couldn't be added: a full device, or files that aren't photos. */
export function RefusedFiles({ photos }: { photos: AddingPhotos }) {
  const { isDeviceFull, refused, dismissRefused } = photos;
  return (
    <>
      {isDeviceFull && (
        <InlineNotice tone="warning" role="alert" title="This device is full">
          The photo is uploaded right away instead of being kept here. Do not close this page until it is sent.
        </InlineNotice>
      )}
      {refused.length > 0 && (
        <InlineNotice
          tone="danger"
          role="alert"
          title={refused.length === 1 ? 'One file was not added' : `${refused.length} files were not added`}
          action={
            <Button variant="subtle" color="red" onClick={dismissRefused}>
              Dismiss
            </Button>
          }
        >
          {refused.map(({ name, why }, index) => (
            <div key={index}>
              {name}: {why}
            </div>
          ))}
        </InlineNotice>
      )}
    </>
  );
}
