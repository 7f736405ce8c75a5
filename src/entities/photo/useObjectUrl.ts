import { useEffect, useState } from 'react';

/** Returns an object URL for a picture that is only on this device, as long as it's shown. */
export function useObjectUrl(image: Blob): string {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(image);
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- the address exists only between set-up and clean-up of this effect
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [image]);
  return url;
}
