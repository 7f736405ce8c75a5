import { Picture } from './Picture';

/** Draws a card and coins: no payments yet. */
export function PaymentsPicture() {
  return (
    <Picture>
      <rect data-part="body" x="26" y="34" width="84" height="54" rx="7" />
      <path data-part="accent" d="M27 46h82v11H27z" />
      <path data-part="line" d="M36 68h20M36 77h12" />
      <rect data-part="spark" x="86" y="68" width="14" height="11" rx="2" />
      <path data-part="body" d="M98 78v14c0 4 9 7 19 7s19-3 19-7V78z" />
      <path data-part="body" d="M98 64v14c0 4 9 7 19 7s19-3 19-7V64z" />
      <ellipse data-part="spark" cx="117" cy="64" rx="19" ry="7" />
      <path data-part="faint" d="M110 64h14" />
    </Picture>
  );
}
