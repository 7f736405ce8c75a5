import type { Plugin } from 'vite';

export type FileContext = {
  env: Readonly<Record<string, unknown>>;
  mode: string;
  /** The files that the build was made of. In development, where there is no build, none. */
  moduleIds: readonly string[];
};

/** A file that the build writes beside the app's own. */
export type BuiltFile = { path: string; contentType: string; make: (context: FileContext) => string };

/** Writes files that are made of what the repository holds, and gives the same in development. */
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
