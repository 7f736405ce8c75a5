import '@/lib/schemasWithoutEval';
// The script of a page with its own controls: React hydrates the markup rendered at build time.
import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { matchPath, Router } from 'react-router-dom';
import { keepCampaign } from '@/data/campaign';
import { interactivePages } from './interactivePages';
import { PublicApp } from './PublicApp';
import { usePageAddress } from './usePageAddress';

function BrowserPage({ path, Page }: { path: string; Page: ComponentType }) {
  const address = usePageAddress();
  const inRouter = (page: ReactNode): ReactNode => <Router {...address}>{page}</Router>;
  return <PublicApp path={path} Page={Page} inRouter={inRouter} />;
}

keepCampaign();
const root = document.getElementById('root');
// The document says which page it is: the page for unknown URLs is served at all of them.
const path = root?.dataset['page'] ?? '';
const load = interactivePages[path];
if (root && load) {
  const { Component } = await load();
  const isHere = matchPath(path, window.location.pathname) !== null;
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserPage path={isHere ? path : '*'} Page={Component} />
    </StrictMode>,
  );
}
