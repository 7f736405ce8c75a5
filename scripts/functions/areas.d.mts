/** By the file of lib/, without its ending, the functions in it. */
type FunctionFiles = Map<string, { name: string; from: string }[]>;

export function functionsByFile(folder: string): FunctionFiles;
export function indexOf(files: FunctionFiles): string;
