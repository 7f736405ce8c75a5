import { useEffect, useState } from 'react';
import { useDirectory } from './useDirectory';

const NONE: string[] = [];

/** Returns the tags used for the company's customers, most frequent first. */
export function useCustomerTags(): string[] {
  const { engine, version, isReady } = useDirectory();
  const [tags, setTags] = useState(NONE);
  useEffect(() => {
    if (!isReady) return;
    let isNewest = true;
    engine.tags().then(
      (found) => {
        if (isNewest) setTags(found);
      },
      () => undefined,
    );
    return () => {
      isNewest = false;
    };
  }, [engine, version, isReady]);
  return tags;
}
