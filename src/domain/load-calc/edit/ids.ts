/** Returns the wanted name, with a number appended when it is taken: “Bedroom”, “Bedroom 2”, “Bedroom 3”. */
export function freeId(wanted: string, taken: Iterable<string>): string {
  const used = new Set(taken);
  const name = wanted.trim() === '' ? 'New' : wanted.trim();
  if (!used.has(name)) return name;
  const stem = name.replace(/ \d+$/, '');
  for (let count = 2; ; count += 1) {
    const id = `${stem} ${count}`;
    if (!used.has(id)) return id;
  }
}

export const idsOf = (...lists: readonly (readonly { id: string }[] | undefined)[]): string[] =>
  lists.flatMap((list) => (list ?? []).map(({ id }) => id));
