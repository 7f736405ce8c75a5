import type { BuildOptions, Plugin } from 'vite';

type Preload = Exclude<NonNullable<BuildOptions['modulePreload']>, boolean>;

/** What stands around every page of the signed-in app, and the file that nothing but it and these pages needs. */
const LAYOUT = /\/src\/app\/(?:layouts\/WorkspaceLayout|shell\/ShellLayout)\.tsx$/;
const FRAME = 'frame';

/**
 * Vite lists for each lazily loaded page all files it needs, and these lists load with the first page. The files that come
 * with `index.html` are there before any page is asked for, so no list has to name them: about a tenth of the routes' table. Nor
 * does the list of a page in the frame name the frame's, which is asked for at the same moment.
 */
export function preloadWithoutStart(): { plugin: Plugin; modulePreload: Preload } {
  const startFiles = new Set<string>();
  /** The frame's scripts, and those by which a page is known to stand in it. */
  const frameFiles = new Set<string>();
  const marks = new Set<string>();
  return {
    plugin: {
      name: 'preload-without-start',
      // Before Vite writes the lists, which it does at the same moment.
      enforce: 'pre',
      generateBundle(_, bundle) {
        for (const files of [startFiles, frameFiles, marks]) files.clear();
        const visit = (file: string, seen: Set<string>): void => {
          const output = bundle[file];
          if (seen.has(file) || output?.type !== 'chunk') return;
          seen.add(file);
          for (const imported of output.imports) visit(imported, seen);
        };
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          if (output.isEntry) visit(output.fileName, startFiles);
          if (LAYOUT.test(output.facadeModuleId ?? '')) visit(output.fileName, frameFiles);
          if (output.name === FRAME) marks.add(output.fileName);
        }
      },
    },
    modulePreload: {
      resolveDependencies: (asked, files, { hostType }) => {
        if (hostType !== 'js') return files;
        const isInFrame = !frameFiles.has(asked) && files.some((file) => marks.has(file));
        return files.filter((file) => !startFiles.has(file) && !(isInFrame && frameFiles.has(file)));
      },
    },
  };
}
