import { Picture } from './Picture';

/** Draws an open book with a price tag: an empty pricebook. */
export function PricebookPicture() {
  return (
    <Picture>
      <path data-part="body" d="M80 40C66 31 46 31 30 37v54c16-6 36-6 50 3z" />
      <path data-part="body" d="M80 40c14-9 34-9 50-3v54c-16-6-36-6-50 3z" />
      <path
        data-part="faint"
        d="M40 50c10-3 20-3 30 1M40 60c10-3 20-3 30 1M40 70c10-3 20-3 30 1M90 71c10-4 20-4 30-1M90 81c10-4 20-4 30-1"
      />
      <path data-part="accent" d="M104 18h22a4 4 0 0 1 4 4v22l-24 18-24-30z" />
      <circle data-part="light" cx="120" cy="28" r="4" />
      <path data-part="spark-line" d="M121 27c6-10 15-9 20-16" />
      <path data-part="spark" d="m97 39 12-9 2.500 3.300-12 9z" />
    </Picture>
  );
}
