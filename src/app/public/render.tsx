import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PublicPage } from '@/lib/publicPage';
import { PublicApp } from './PublicApp';

export { publicPages } from './publicPages';

/** Renders the markup of a page at one of its URLs. Runs at build time, in Node. */
export async function renderPage({ path, load, isInteractive }: PublicPage, address: string): Promise<string> {
  const { Component } = await load();
  const toMarkup = isInteractive ? renderToString : renderToStaticMarkup;
  return toMarkup(
    <PublicApp
      path={path}
      Page={Component}
      inRouter={(page) => <StaticRouter location={address}>{page}</StaticRouter>}
    />,
  );
}
