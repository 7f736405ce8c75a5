/** Many short texts as one, one per line: a single scan over it is several times as fast as one over many strings. */
export type Lines = {
  text: string;
  /** Where each line starts, plus the end after the last one. */
  starts: Int32Array;
};

/** Joins texts that contain no line breaks. */
export function joinLines(lines: readonly string[]): Lines {
  const starts = new Int32Array(lines.length + 1);
  let at = 0;
  lines.forEach((line, index) => {
    starts[index] = at;
    at += line.length + 1;
  });
  starts[lines.length] = at;
  return { text: `${lines.join('\n')}\n`, starts };
}

/** Returns one line, without its line break. */
export const lineAt = ({ text, starts }: Lines, index: number): string =>
  text.slice(starts[index], (starts[index + 1] ?? 1) - 1);

/** Calls `visit` for each line that contains `needle`, in order, with the position of its first occurrence in the text. */
export function scanLines({ text, starts }: Lines, needle: string, visit: (line: number, at: number) => void): void {
  const count = starts.length - 1;
  let line = 0;
  let at = text.indexOf(needle);
  while (at !== -1 && line < count) {
    line = lineOf(starts, at, line);
    visit(line, at);
    line += 1;
    at = line < count ? text.indexOf(needle, starts[line]) : -1;
  }
}

/** Returns the line that contains position `at`, not before `from`. Strides first, because it is usually close. */
function lineOf(starts: Int32Array, at: number, from: number): number {
  const count = starts.length - 1;
  let low = from;
  let stride = 1;
  while (low + stride < count && (starts[low + stride] ?? 0) <= at) {
    low += stride;
    stride *= 2;
  }
  let high = Math.min(count, low + stride);
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return low;
}
