import { paths } from '@/lib/paths';
import type { PageHead, PublicPage } from '@/lib/publicPage';

type Load = PublicPage['load'];

const page = (path: string, load: Load, head: PageHead): PublicPage => ({
  path,
  addresses: [path],
  load,
  headOf: () => head,
});

/** Pages about the operator and this version, prerendered at build time. */
export const aboutPages: readonly PublicPage[] = [
  page(paths.about, () => import('./pages/AboutPage'), {
    title: 'About Fieldwright',
    description:
      'What Fieldwright is, who it is for, what it will not do, who runs this site, and how to reach them. Open source, under the MIT license.',
    picture: { src: '/previews/about.jpg', alt: 'Fieldwright: about us' },
  }),
  page(paths.privacy, () => import('./pages/PrivacyPage'), {
    title: 'Privacy · Fieldwright',
    description:
      'What Fieldwright stores about users and their customers, where it is kept, who processes it, what stays on your device, and how to have it deleted.',
  }),
  page(paths.terms, () => import('./pages/TermsPage'), {
    title: 'Terms of service · Fieldwright',
    description:
      'The agreement for using Fieldwright: accounts, trial and plans, your data, payments, messages to customers, calculations, and how it ends.',
  }),
  {
    ...page(paths.meta, () => import('./pages/MetaPage'), {
      title: 'About this version · Fieldwright',
      description:
        'Version and date of this build, what works on your device, what has changed, the licenses of its libraries, and a text for support.',
    }),
    isInteractive: true,
  },
];
