/** Turns `companies/{companyId}/jobs/{id}` into a function that extracts these parameters from a path; it returns null for any other path. */
export function pathPattern(pattern: string): (path: string) => Record<string, string> | null {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const expression = new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
  return (path) => {
    const found = expression.exec(path);
    return found && Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
  };
}
