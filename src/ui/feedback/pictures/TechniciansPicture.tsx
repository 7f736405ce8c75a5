import { Picture } from './Picture';

/** Draws a hard hat on a toolbox: no technicians yet. */
export function TechniciansPicture() {
  return (
    <Picture>
      <path data-part="body" d="M36 62h88v34H36z" />
      <path data-part="line" d="M36 74h88M66 62v-8a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v8" />
      <path data-part="accent" d="M73 69h14v12H73z" />
      <path data-part="spark" d="M46 46a34 28 0 0 1 68 0z" />
      <path data-part="body" d="M36 46h88a2 2 0 0 1 0 7H36a2 2 0 0 1 0-7z" />
      <path data-part="line" d="M73 19v27M87 19v27" />
      <path data-part="faint" d="M44 84h20M96 84h20" />
    </Picture>
  );
}
