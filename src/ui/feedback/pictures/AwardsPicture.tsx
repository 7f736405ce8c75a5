import { Picture } from './Picture';

/** Draws a certificate with a rosette: nothing to show yet. */
export function AwardsPicture() {
  return (
    <Picture>
      <path data-part="body" d="M34 24h80v62H34z" />
      <path data-part="line" d="M46 38h56M46 48h40M46 58h30" />
      <path data-part="faint" d="M46 74h24" />
      <path data-part="accent" d="M98 76l-6 24 10-6 10 6-6-24z" />
      <path data-part="spark" d="M102 54a14 14 0 1 1 0 28a14 14 0 0 1 0-28z" />
      <path data-part="line" d="M97 68l4 4 7-8" />
    </Picture>
  );
}
