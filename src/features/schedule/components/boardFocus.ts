import type { CardPlace } from '../hooks/keyMoves';
import type { Geometry } from './geometry';

/** Focuses a card, which may have to be rendered first. */
export function focusCard(scroller: HTMLElement | null, { entryId, technicianId }: CardPlace, attempts = 5): void {
  const card = scroller?.querySelector<HTMLElement>(
    `[data-card="${CSS.escape(entryId)}"][data-row="${CSS.escape(technicianId)}"]`,
  );
  if (card) {
    card.focus({ preventScroll: false });
    card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  } else if (attempts > 0) requestAnimationFrame(() => focusCard(scroller, { entryId, technicianId }, attempts - 1));
}

/** Scrolls a row into view if it isn't visible. */
export function scrollToRow(scroller: HTMLElement | null, { rows, tops }: Geometry, technicianId: string): void {
  const top = tops[rows.findIndex((row) => row.technicianId === technicianId)] ?? 0;
  if (scroller && (top < scroller.scrollTop || top > scroller.scrollTop + scroller.clientHeight - 120))
    scroller.scrollTop = top;
}
