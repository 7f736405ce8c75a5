import { Picture } from './Picture';

/** Draws three options side by side, one of them chosen: no estimates yet. */
export function EstimatesPicture() {
  return (
    <Picture>
      <rect data-part="body" x="22" y="36" width="34" height="52" rx="4" />
      <rect data-part="body" x="104" y="36" width="34" height="52" rx="4" />
      <rect data-part="body" x="60" y="22" width="40" height="68" rx="4" />
      <path data-part="accent" d="M64 21h32a5 5 0 0 1 5 5v10H59V26a5 5 0 0 1 5-5z" />
      <path
        data-part="faint"
        d="M30 48h18M30 56h18M30 64h12M112 48h18M112 56h18M112 64h12M68 46h24M68 54h24M68 62h16"
      />
      <path data-part="line" d="M30 78h10M112 78h10" />
      <path data-part="accent-line" d="m69 78 5 5 11-11" />
      <path data-part="spark-line" d="M48 100c7-9 11-9 10-3s5 3 9-1 5 4 10 1 6-2 12-2" />
    </Picture>
  );
}
