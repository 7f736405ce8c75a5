import { Picture } from './Picture';

/** Draws a house with a pin on it: no customers yet. */
export function CustomersPicture() {
  return (
    <Picture>
      <path data-part="body" d="M42 96V58l34-27 34 27v38z" />
      <path data-part="body" d="M34 60 76 26l42 34-5 6-37-30-37 30z" />
      <path data-part="accent" d="M68 72a8 8 0 0 1 16 0v23H68z" />
      <circle data-part="light" cx="80" cy="84" r="1.500" />
      <path data-part="line" d="M50 70h11v11H50zM92 70h11v11H92zM55.500 70v11M97.500 70v11" />
      <path data-part="spark" d="M126 20a13 13 0 0 1 13 13c0 10-13 21-13 21s-13-11-13-21a13 13 0 0 1 13-13z" />
      <circle data-part="light" cx="126" cy="33" r="5" />
      <path data-part="faint" d="M16 96h18M118 96h28" />
    </Picture>
  );
}
