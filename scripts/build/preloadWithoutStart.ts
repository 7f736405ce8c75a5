import type { BuildOptions, Plugin, Rolldown } from 'vite';

type Preload = Exclude<NonNullable<BuildOptions['modulePreload']>, boolean>;

/** The frame around every page of the signed-in app, and the file it shares with these pages. */
const LAYOUT = /\/src\/app\/(?:layouts\/WorkspaceLayout|shell\/ShellLayout)\.tsx$/;
const FRAME = 'frame';

/**
 * Pages that open without the frame, for a visitor or someone with a link, by feature and file. Some share code with it, but nothing
 * requests that code at the same moment.
 */
export const OUTSIDE_FRAME: Readonly<Record<string, readonly string[]>> = {
  about: ['AboutPage', 'MetaPage', 'PrivacyPage', 'TermsPage'],
  auth: ['LoginPage', 'RegisterPage'],
  blog: ['BlogPage', 'PostPage'],
  'business-card': ['BusinessCardPage', 'MemberCardPage'],
  contracts: ['ContractSignPage'],
  demo: ['DemoPage'],
  diagnostics: ['DiagnosticViewPage'],
  estimates: ['EstimateViewPage'],
  inspections: ['InspectionViewPage'],
  invoices: ['InvoiceViewPage'],
  jobs: ['JobReportPage'],
  leads: ['LeadNewPage'],
  'manual-j': ['ManualJViewPage'],
  marketing: ['AdPage', 'FeaturePage', 'FeaturesPage', 'HomePage', 'IndustryPage', 'RoadmapPage'],
  'plumbing-calc': ['PlumbingViewPage'],
  portal: ['PortalPage'],
  reviews: ['WriteReviewPage'],
  'service-agreement': ['AgreementCardPage', 'AgreementViewPage'],
  statusboard: ['SharedWallPage'],
  subscribe: ['PaymentCancelPage', 'PaymentSuccessPage', 'SubscribePage'],
  visits: ['DoorCheckPage', 'VisitPage'],
};
const PAGE = /\/src\/features\/([^/]+)\/pages\/(\w+)\.tsx$/;
const CUSTOMERS_PAGE = /\/pages\/(?!\w*Staff)\w+Page\.tsx$/;

/** Returns the page a file exists for; '' for others. */
const moduleOf = (output: Rolldown.OutputBundle[string] | undefined): string =>
  (output?.type === 'chunk' && output.facadeModuleId) || '';

/** Returns whether a module is a page that may open without the frame. */
function isOutside(module: string): boolean {
  const [, feature = '', page = ''] = PAGE.exec(module) ?? [];
  return OUTSIDE_FRAME[feature]?.includes(page) ?? false;
}

/**
 * Vite lists all files each lazily loaded page needs, and these lists load with the list of member pages. Files that the importing file
 * itself imports, and those that come with `index.html`, are loaded before any page is requested, so no list has to name them. Nor does
 * the list of a page in the frame name the frame's files, which are requested at the same moment.
 */
export function preloadWithoutStart(): { plugin: Plugin; modulePreload: Preload } {
  /** By file: itself and everything it imports. */
  const loadedWith = new Map<string, ReadonlySet<string>>();
  const withStyles = new Set<string>();
  const startFiles = new Set<string>();
  /** The frame's scripts, the files that show a page is in it, and those of pages that aren't. */
  const frameFiles = new Set<string>();
  const marks = new Set<string>();
  const outsideFiles = new Set<string>();
  return {
    plugin: {
      name: 'preload-without-start',
      // Before Vite writes the lists, which it does at the same stage.
      enforce: 'pre',
      generateBundle(_, bundle) {
        for (const files of [loadedWith, withStyles, startFiles, frameFiles, marks, outsideFiles]) files.clear();
        const visit = (file: string, seen: Set<string>): Set<string> => {
          const output = bundle[file];
          if (seen.has(file) || output?.type !== 'chunk') return seen;
          seen.add(file);
          for (const imported of output.imports) visit(imported, seen);
          return seen;
        };
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          loadedWith.set(output.fileName, visit(output.fileName, new Set()));
          if ((output.viteMetadata?.importedCss.size ?? 0) > 0) withStyles.add(output.fileName);
          if (output.isEntry) visit(output.fileName, startFiles);
          if (LAYOUT.test(output.facadeModuleId ?? '')) visit(output.fileName, frameFiles);
          if (output.name === FRAME) marks.add(output.fileName);
          if (!isOutside(output.facadeModuleId ?? '')) continue;
          outsideFiles.add(output.fileName);
          // One URL has two pages, for customers and for members: the page requested first loads either.
          for (const file of output.dynamicImports)
            if (CUSTOMERS_PAGE.test(moduleOf(bundle[file]))) outsideFiles.add(file);
        }
      },
    },
    modulePreload: {
      resolveDependencies: (asked, files, { hostId, hostType }) => {
        if (hostType !== 'js') return files;
        const isInFrame = !frameFiles.has(asked) && !outsideFiles.has(asked) && files.some((file) => marks.has(file));
        const isThere = (file: string): boolean =>
          startFiles.has(file) || (loadedWith.get(hostId)?.has(file) ?? false) || (isInFrame && frameFiles.has(file));
        const others = files.filter((file) => !isThere(file));
        // The page's own file is requested at the same moment, unless styles are waited for before it. They aren't in `files`.
        const waits = [...(loadedWith.get(asked) ?? [])].some((file) => withStyles.has(file) && !startFiles.has(file));
        return waits ? others : others.filter((file) => file !== asked);
      },
    },
  };
}
