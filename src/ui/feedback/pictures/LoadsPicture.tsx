import { Picture } from './Picture';

/** Draws a cutaway house with rooms and a thermometer: no load calculations yet. */
export function LoadsPicture() {
  return (
    <Picture>
      <path data-part="body" d="M30 96V54h72v42z" />
      <path data-part="body" d="M22 56 66 22l44 34-4 6H26z" />
      <path data-part="accent" d="M32 74h32v20H32z" opacity=".35" />
      <path data-part="spark" d="M68 62h32v12H68z" opacity=".55" />
      <path data-part="line" d="M66 62v34M30 74h36M66 74h36M80 74v22" />
      <path data-part="body" d="M122 34a8 8 0 0 1 16 0v38a13 13 0 1 1-16 0z" />
      <circle data-part="accent" cx="130" cy="82" r="7.500" />
      <path data-part="accent-line" d="M130 78V52" strokeWidth="5" />
      <path data-part="faint" d="M142 40h5M142 50h5M142 60h5" />
    </Picture>
  );
}
