import { useViewportSize } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** Font size of the wall, which all its dimensions scale with: 24 px on a screen of 1920. Below a tablet's width it scrolls instead. */
const [SMALLEST_PX, LARGEST_PX, SHARE] = [16, 48, 0.0125];
const SCROLLED_BELOW_PX = 900;
/** In units of the wall's font size. */
const [HEAD, COLUMN_HEAD, CARD, NOTICE, COLUMN_WIDTH, NOTICES_WIDTH] = [4.4, 2.3, 5.7, 6, 11.4, 22] as const;

export type WallFit = {
  fontPx: number;
  isScrolled: boolean;
  columnsPerPage: number;
  cardsPerColumn: number;
  noticesPerPage: number;
};

/** Computes how much of a board fits on the screen. */
export function useWallFit(): WallFit {
  const { width, height } = useViewportSize();
  const fontPx = Math.min(LARGEST_PX, Math.max(SMALLEST_PX, width * SHARE));
  if (width < SCROLLED_BELOW_PX) {
    const all = Number.MAX_SAFE_INTEGER;
    return { fontPx: SMALLEST_PX, isScrolled: true, columnsPerPage: all, cardsPerColumn: all, noticesPerPage: all };
  }
  const rows = (each: number): number => Math.max(1, Math.floor((height / fontPx - HEAD - COLUMN_HEAD) / each));
  return {
    fontPx,
    isScrolled: false,
    columnsPerPage: Math.max(1, Math.floor((width / fontPx - NOTICES_WIDTH) / COLUMN_WIDTH)),
    cardsPerColumn: rows(CARD),
    noticesPerPage: rows(NOTICE),
  };
}

const TURN_EVERY_MS = 15_000;

/** Returns the current page out of `count`; pages advance automatically unless someone stops them. */
export function useTurningPages(count: number): { page: number; isPaused: boolean; setPaused: (is: boolean) => void } {
  const [turns, setTurns] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isTurning = count > 1 && !isPaused;
  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setInterval(() => setTurns((before) => before + 1), TURN_EVERY_MS);
    return () => clearInterval(timer);
  }, [isTurning]);
  return { page: turns % Math.max(1, count), isPaused, setPaused };
}
