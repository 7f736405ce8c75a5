import { Picture } from './Picture';

/** Draws a service van with a ladder: no jobs yet. */
export function JobsPicture() {
  return (
    <Picture>
      <path data-part="line" d="M40 34h46M48 34v6M60 34v6M72 34v6M84 34v6M40 40h46" />
      <path data-part="body" d="M28 88V50a6 6 0 0 1 6-6h58v44z" />
      <path data-part="body" d="M92 54h19a5 5 0 0 1 4 2l14 17a6 6 0 0 1 1 3v12H92z" />
      <path data-part="line" d="M99 60h11l10 13H99z" />
      <path data-part="accent" d="M29 64h62v9H29z" />
      <path data-part="light" d="M40 66.500h20v4H40z" />
      <circle data-part="body" cx="50" cy="90" r="9" />
      <circle data-part="body" cx="110" cy="90" r="9" />
      <circle data-part="spark" cx="50" cy="90" r="3" />
      <circle data-part="spark" cx="110" cy="90" r="3" />
      <path data-part="faint" d="M14 66h8M10 76h12M16 86h6" />
    </Picture>
  );
}
