import { Picture } from './Picture';

/** Draws a calendar with a free day: nothing is scheduled. */
export function DayPicture() {
  return (
    <Picture>
      <rect data-part="body" x="34" y="26" width="80" height="68" rx="7" />
      <path data-part="accent" d="M41 25h66a8 8 0 0 1 8 8v11H33V33a8 8 0 0 1 8-8z" />
      <path data-part="line" d="M54 18v14M94 18v14" />
      <path data-part="faint" d="M44 56h10M64 56h10M84 56h10M44 70h10M64 70h10M44 84h10M64 84h10" />
      <circle data-part="spark" cx="108" cy="80" r="17" />
      <path data-part="light" d="m100.500 80.500 2-2 4 4 8-8 2 2-10 10z" />
    </Picture>
  );
}
