/** Turns `companies/{companyId}/jobs/{id}` into what reads these parameters out of a path; null for another path. */
export function pathPattern(pattern: string): (path: string) => Record<string, string> | null {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const expression = new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
  return (path) => {
    const found = expression.exec(path);
    return found && Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
  };
}
