import { Button } from '@mantine/core';
import { pinOrigin } from '@/domain/property/located';
import type { Property } from '@/domain/property/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

type PlaceNoticeProps = {
  property: Pick<Property, 'pin' | 'pinFound'>;
  /** Undefined without permission to edit. */
  onCorrect: (() => void) | undefined;
};

/** Asks for a review if the address couldn't be located reliably. */
export function PlaceNotice({ property, onCorrect }: PlaceNoticeProps) {
  const origin = pinOrigin(property);
  if (origin !== 'nearby' && origin !== 'not-found') return null;
  return (
    <InlineNotice
      tone="warning"
      title={origin === 'nearby' ? 'Check the map location' : 'Not found on the map'}
      action={
        onCorrect && (
          <Button variant="default" onClick={onCorrect}>
            Correct
          </Button>
        )
      }
    >
      {origin === 'nearby'
        ? 'The map found the street or the area, but not the house.'
        : 'Check the address, or set the location. Until then, routes use the center of its ZIP code.'}
    </InlineNotice>
  );
}
