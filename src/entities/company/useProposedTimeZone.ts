import { useEffect, useRef } from 'react';
import type { Address } from '@/domain/contact/schema';
import { timeZoneOf } from '@/domain/contact/timeZones';

/** Sets the time zone of an address while that is typed. What somebody chose afterwards stays, until the address is in another zone. */
export function useProposedTimeZone(address: Address, propose: (timeZone: string) => void): void {
  const zone = timeZoneOf(address);
  const proposed = useRef(zone);
  useEffect(() => {
    if (zone !== '' && zone !== proposed.current) propose(zone);
    proposed.current = zone;
  }, [zone, propose]);
}
