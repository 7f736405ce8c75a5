/** A printed page's fault, and the words or control where it was seen. */
export type SheetFault = {
  kind: 'outside' | 'cut' | 'overlapping' | 'control' | 'pale' | 'squeezed' | 'empty';
  seen: string;
};

/**
 * Inspects the page as laid out for paper, in the browser. It runs only there, so it uses nothing from outside.
 * @param widthPx the sheet's width
 */
export function lookAtSheet(widthPx: number): SheetFault[] {
  const faults = new Map<string, SheetFault>();
  const note = (kind: SheetFault['kind'], seen: string): void => {
    const short = seen.replace(/\s+/g, ' ').trim().slice(0, 60);
    if (short !== '') faults.set(`${kind} ${short}`, { kind, seen: short });
  };
  const isHidden = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    // Words for screen reader users.
    for (let each: Element | null = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      const isClipped = style.position === 'absolute' && style.getPropertyValue('clip').startsWith('rect(');
      if (style.clipPath.startsWith('inset(50%') || isClipped) return true;
    }
    return false;
  };
  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ??
    (element.textContent.trim() || element.getAttribute('placeholder')) ??
    element.className;

  // A button with only words reads as text; a field is recognizable by its frame, and a checked box belongs to its words.
  const isRead = (control: Element): boolean => {
    if (control.matches('[aria-selected="true"], [aria-pressed="true"]')) return true;
    const { borderTopColor, borderTopWidth } = getComputedStyle(control);
    const isFramed = borderTopWidth !== '0px' && !borderTopColor.endsWith(', 0)');
    if (control.matches('[type="checkbox"], [type="radio"]'))
      return [...((control as HTMLInputElement).labels ?? [])].some(({ textContent }) => textContent.trim() !== '');
    if (control.matches('.mantine-Button-root:not([data-read]), .mantine-ActionIcon-root, [role="tab"]')) return false;
    if (control.matches('input, select, textarea')) return !isFramed;
    return control.textContent.trim() !== '' || control.querySelector('img, canvas') !== null;
  };
  for (const control of document.querySelectorAll(
    'button, .mantine-Button-root, input, select, textarea, [role="tab"], [role="switch"], [role="menuitem"]',
  ))
    if (control.getBoundingClientRect().width > 1 && !isHidden(control) && !isRead(control))
      note('control', `${control.tagName.toLowerCase()} “${nameOf(control)}”`);

  type Box = { left: number; right: number; top: number; bottom: number; words: string; of: Element };
  const boxes: Box[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const of = node.parentElement;
    const words = node.textContent ?? '';
    if (!of || words.trim() === '' || of.closest('script, style, noscript, svg, option') || isHidden(of)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      if (width < 1) continue;
      boxes.push({ left, right, top, bottom, words, of });
    }
  }
  if (boxes.length === 0) note('empty', 'nothing is printed');

  for (const box of boxes)
    for (let each: Element | null = box.of; each && each !== document.body; each = each.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(each);
      // Without a box of its own, it doesn't clip anything.
      if (display === 'contents' || (overflowX === 'visible' && overflowY === 'visible')) continue;
      const around = each.getBoundingClientRect();
      const isCutSideways = overflowX !== 'visible' && (box.left < around.left - 2 || box.right > around.right + 2);
      const isCutBelow = overflowY !== 'visible' && (box.top < around.top - 4 || box.bottom > around.bottom + 4);
      // A scaled drawing has no room for words; they are elsewhere.
      if ((isCutSideways || isCutBelow) && !each.matches('[data-scaled], [data-scaled] *')) note('cut', box.words);
      if (isCutSideways) {
        box.left = Math.max(box.left, around.left);
        box.right = Math.min(box.right, around.right);
      }
      if (isCutBelow) {
        box.top = Math.max(box.top, around.top);
        box.bottom = Math.min(box.bottom, around.bottom);
      }
    }

  for (const { left, right, words } of boxes) if (left < -1 || right > widthPx + 1) note('outside', words);

  boxes.sort((a, b) => a.top - b.top);
  boxes.forEach((box, index) => {
    for (let next = index + 1; next < boxes.length; next += 1) {
      const other = boxes[next];
      if (!other || other.top > box.bottom - 4) break;
      if (other.of === box.of || other.of.contains(box.of) || box.of.contains(other.of)) continue;
      const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      if (across > 3 && down > 5)
        note('overlapping', `${box.words.trim().slice(0, 28)} / ${other.words.trim().slice(0, 28)}`);
    }
  });

  // A column without room wraps its words letter by letter.
  const linesOf = new Map<Element, Box[]>();
  for (const box of boxes) linesOf.set(box.of, [...(linesOf.get(box.of) ?? []), box]);
  for (const [of, lines] of linesOf) {
    const widest = Math.max(...lines.map(({ left, right }) => right - left));
    if (
      lines.length > 2 &&
      widest < 3 * Number.parseFloat(getComputedStyle(of).fontSize) &&
      !of.closest('[data-scaled]')
    )
      note('squeezed', lines[0]?.words ?? '');
  }

  // Browsers omit backgrounds: white text is unreadable.
  for (const { of, words } of boxes) {
    const { color, printColorAdjust } = getComputedStyle(of);
    if (printColorAdjust === 'exact') continue;
    const parts = /rgba?\((\d+), (\d+), (\d+)/.exec(color);
    if (parts && [1, 2, 3].every((part) => Number(parts[part]) > 160)) note('pale', words);
  }
  return [...faults.values()];
}
