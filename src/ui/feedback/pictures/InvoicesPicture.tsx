import { Picture } from './Picture';

/** Draws a paid bill with its total: no invoices yet. */
export function InvoicesPicture() {
  return (
    <Picture>
      <path data-part="body" d="M46 18h60v78l-7.500-5-7.500 5-7.500-5-7.500 5-7.500-5-7.500 5-7.500-5-7 5z" />
      <path data-part="accent" d="M55 28h18v7H55z" />
      <path data-part="faint" d="M55 46h26M90 46h7M55 55h22M90 55h7M55 64h28M90 64h7" />
      <path data-part="line" d="M55 73h42" />
      <path data-part="accent-line" d="M82 81h15" />
      <circle data-part="spark" cx="114" cy="36" r="16" />
      <path data-part="light" d="m107.500 36.500 1.800-1.800 3.200 3.200 6.800-6.800 1.800 1.800-8.600 8.600z" />
    </Picture>
  );
}
