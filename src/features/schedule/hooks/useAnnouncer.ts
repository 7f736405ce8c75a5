import { useCallback, useState } from 'react';

/** What a screen reader is told, and how to tell it. The same sentence twice is said twice. */
export function useAnnouncer(): { said: string; announce: (text: string) => void } {
  const [said, setSaid] = useState('');
  const announce = useCallback((text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text)), []);
  return { said, announce };
}
