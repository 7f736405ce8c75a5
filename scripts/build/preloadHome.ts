import type { Plugin, Rolldown } from 'vite';

const HOME = /\/features\/marketing\/pages\/HomePage\.tsx$/;

type Bundle = Rolldown.OutputBundle;

/** The scripts and styles of the home page that do not come with `index.html` anyway. */
function filesOfHome(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const home = chunks.find(({ facadeModuleId }) => HOME.test(facadeModuleId ?? ''));
  if (!home)
    throw new Error('The build has no chunk for the home page; it has moved, or is no longer loaded on its own.');
  const reach = (fileName: string, seen: Set<string>): Set<string> => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return seen;
    seen.add(fileName);
    chunk.imports.forEach((file) => reach(file, seen));
    return seen;
  };
  const atStart = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...reach(fileName, new Set())]),
  );
  const files = [...reach(home.fileName, new Set())].filter((file) => !atStart.has(file));
  const styles = files.flatMap((file) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  });
  return [...files, ...styles];
}

/**
 * Fetches the home page's files beside the app's own, at its address only: what a first visit sees waits for one way to the
 * server less. A file, not a script in the page: the content security policy allows none there.
 */
export function preloadHome(): Plugin {
  let script = '';
  return {
    name: 'preload-home',
    apply: 'build',
    // Before Vite writes the page, which it does at the same moment.
    enforce: 'pre',
    generateBundle(_, bundle) {
      const links = filesOfHome(bundle).map((file) => `/${file}`);
      const source = `if(location.pathname==='/')for(const href of ${JSON.stringify(links)}){const link=document.createElement('link');link.href=href;link.crossOrigin='';if(href.endsWith('.css')){link.rel='preload';link.as='style'}else{link.rel='modulepreload'}document.head.append(link)}`;
      script = this.getFileName(this.emitFile({ type: 'asset', name: 'home-first.js', source }));
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: `/${script}`, async: true }, injectTo: 'head-prepend' }],
    },
  };
}
