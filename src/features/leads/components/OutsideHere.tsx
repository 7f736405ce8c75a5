import type { Address } from '@/domain/contact/schema';
import { isOutside } from '@/domain/lead/area';
import { useLeadSettings } from '@/entities/lead/useLeadSettings';
import { OutsideNotice } from './OutsideNotice';

/** Warns, while an address is being typed or was just read, that it is outside the service area. */
export function OutsideHere({ address }: { address: Address }) {
  const { settings } = useLeadSettings();
  return isOutside(settings.serviceArea, address) && <OutsideNotice postalCode={address.postalCode} role="status" />;
}
