import { useEffect, useRef, useState, type RefObject } from 'react';

/** Being this close to the end counts as being there. */
const NEAR_PX = 80;

/** Keeps the end of growing text in view until someone scrolls away from it. `mark` changes whenever it grows. */
export function useFollowEnd(element: RefObject<HTMLElement | null>, mark: string) {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const follows = useRef(true);

  useEffect(() => {
    const list = element.current;
    if (!list) return;
    const onScroll = (): void => {
      follows.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX;
      setIsAtEnd(follows.current);
    };
    list.addEventListener('scroll', onScroll, { passive: true });
    return () => list.removeEventListener('scroll', onScroll);
  }, [element]);
  useEffect(() => {
    if (follows.current) element.current?.scrollTo({ top: element.current.scrollHeight });
  }, [element, mark]);

  return {
    isAtEnd,
    toEnd: (): void => {
      element.current?.scrollTo({ top: element.current.scrollHeight });
    },
  };
}
