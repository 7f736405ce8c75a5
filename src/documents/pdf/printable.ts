/** Pictographs, which no embedded font has: on paper they would be empty boxes. */
const PICTOGRAPHS = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|[\u{1f3fb}-\u{1f3ff}]|\ufe0f|\u200d/gu;
/** Signs of which Extended_Pictographic is said too, and which Inter has. */
const KEPT = new Set(['©', '®', '™', '↔', '↕', '↖', '↗', '↘', '↙']);

const printableText = (text: string): string =>
  text
    .replace(PICTOGRAPHS, (sign) => (KEPT.has(sign) ? sign : ''))
    .replaceAll('\t', '  ')
    .replaceAll('\r\n', '\n');

/** What is to be printed without what cannot be. Addresses and pictures hold no such signs and stay as they are. */
export function printable<T extends object>(paper: T): T {
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return value.startsWith('data:') ? value : printableText(value);
    if (Array.isArray(value)) return value.map(clean);
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, clean(part)]))
      : value;
  };
  return clean(paper) as T;
}
