import '@/lib/schemasWithoutEval';
// The script of a page with controls of its own: React takes over the markup that was written at build.
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
// The document says itself which page it is: the one for unknown addresses answers to all of them.
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
