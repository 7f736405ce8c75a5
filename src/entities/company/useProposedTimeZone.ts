import { useEffect, useRef } from 'react';
import type { Address } from '@/domain/contact/schema';
import { timeZoneOf } from '@/domain/contact/timeZones';

/**
 * Sets the time zone from an address while it's being typed. A zone chosen by the user afterward stays, until the address is in another
 * one.
 */
export function useProposedTimeZone(address: Address, propose: (timeZone: string) => void): void {
  const zone = timeZoneOf(address);
  const proposed = useRef(zone);
  useEffect(() => {
    if (zone !== '' && zone !== proposed.current) propose(zone);
    proposed.current = zone;
  }, [zone, propose]);
}
