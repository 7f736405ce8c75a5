import type { Plugin } from 'vite';

export type FileContext = {
  env: Readonly<Record<string, unknown>>;
  mode: string;
  /** The build's source files. None in development, where there is no build. */
  moduleIds: readonly string[];
};

/** A file the build writes alongside the app's own. */
export type BuiltFile = { path: string; contentType: string; make: (context: FileContext) => string };

/** Writes files generated from the repository's contents, and serves the same files in development. */
export function builtFiles(files: readonly BuiltFile[]): Plugin {
  let context: Omit<FileContext, 'moduleIds'> = { env: {}, mode: '' };
  return {
    name: 'built-files',
    configResolved({ env, mode }) {
      context = { env, mode };
    },
    configureServer({ middlewares }) {
      for (const { path, contentType, make } of files)
        middlewares.use(`/${path}`, (_, response) => {
          response.setHeader('content-type', contentType);
          response.end(make({ ...context, moduleIds: [] }));
        });
    },
    generateBundle() {
      const moduleIds = [...this.getModuleIds()];
      for (const { path, make } of files)
        this.emitFile({ type: 'asset', fileName: path, source: make({ ...context, moduleIds }) });
    },
  };
}
