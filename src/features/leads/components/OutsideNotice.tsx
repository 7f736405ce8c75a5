import type { ComponentProps } from 'react';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

type OutsideNoticeProps = { postalCode: string } & Pick<ComponentProps<typeof InlineNotice>, 'action' | 'role'>;

/** Warns that an address is outside the company's service area. */
export function OutsideNotice({ postalCode, ...rest }: OutsideNoticeProps) {
  return (
    <InlineNotice tone="warning" title="Outside of your service area" {...rest}>
      {postalCode} is not one of your ZIP codes.
    </InlineNotice>
  );
}
