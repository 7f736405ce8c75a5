import type { RouteLook } from './routeLooks';

/** Shows a sample of a technician's map line next to their name. */
export function RouteLine({ look }: { look: RouteLook }) {
  return (
    <svg width={28} height={12} aria-hidden focusable={false}>
      <line x1={2} y1={6} x2={26} y2={6} stroke={look.color} strokeWidth={4} strokeDasharray={look.dashes} />
    </svg>
  );
}
