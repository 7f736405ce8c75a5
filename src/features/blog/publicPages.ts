import { paths } from '@/lib/paths';
import type { PageHead, PublicPage } from '@/lib/publicPage';
import { postPath, topicPath } from './blogPaths';
import { postOf, POSTS } from './content/posts';
import { loadAllTexts } from './content/texts';
import { TOPIC_IDS, TOPIC_TITLES, topicOfAddress } from './content/topics';

const TOPIC_DESCRIPTIONS: Readonly<Record<(typeof TOPIC_IDS)[number], string>> = {
  engineering:
    'Load calculations, equipment and pipe sizes for trade companies, with worked examples and their sources.',
  money: 'Billing, card payments and maintenance plans for trade companies, with the arithmetic and its sources.',
  field: 'Measuring, driving and keeping promises on the day, for technicians and who sends them.',
  law: 'Sales tax, notices, records and signatures for trade companies: what the rules say, with links to them.',
};

const lastPart = (address: string): string => address.split('/').at(-1) ?? '';

function headOfPost(address: string): PageHead {
  const post = postOf(lastPart(address));
  if (!post) throw new Error(`There is no post at ${address}`);
  const { title, summary, published, updated } = post;
  return {
    title,
    description: summary,
    kind: 'article',
    picture: { src: `/previews/post-${post.slug}.jpg`, alt: `Fieldwright: ${title}` },
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title,
        description: summary,
        image: `@SITE/previews/post-${post.slug}.jpg`,
        datePublished: published,
        dateModified: updated,
        author: { '@type': 'Organization', name: 'Fieldwright', url: '@SITE/about' },
        publisher: { '@type': 'Organization', name: 'Fieldwright', url: '@SITE/' },
        mainEntityOfPage: `@SITE${address}`,
        articleSection: TOPIC_TITLES[post.topic],
        inLanguage: 'en-US',
      },
    ],
  };
}

function headOfTopic(address: string): PageHead {
  const topic = topicOfAddress(lastPart(address)) ?? 'field';
  return {
    title: `${TOPIC_TITLES[topic]} · Fieldwright blog`,
    description: TOPIC_DESCRIPTIONS[topic],
    picture: { src: `/previews/topic-${topic}.jpg`, alt: `Fieldwright: ${TOPIC_TITLES[topic]}` },
  };
}

/** The blog's pages, prerendered at build time. */
export const blogPages: readonly PublicPage[] = [
  {
    path: paths.blog,
    addresses: [paths.blog],
    load: () => import('./pages/BlogPage'),
    headOf: () => ({
      title: 'Blog for people who run trucks · Fieldwright',
      description:
        'Load calculations, pipe sizes, sales tax, notices and getting paid: articles for trade companies, with worked examples and sources.',
      picture: { src: '/previews/blog.jpg', alt: 'Fieldwright: for people who run trucks' },
    }),
    isInteractive: true,
  },
  {
    path: `${paths.blog}/topics/:topicId`,
    addresses: TOPIC_IDS.map(topicPath),
    load: () => import('./pages/BlogPage'),
    headOf: headOfTopic,
    isInteractive: true,
  },
  {
    path: `${paths.blog}/:slug`,
    addresses: POSTS.map(({ slug }) => postPath(slug)),
    load: async () => {
      await loadAllTexts();
      return import('./pages/PostPage');
    },
    headOf: headOfPost,
  },
];
