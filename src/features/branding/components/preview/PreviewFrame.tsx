import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './BrandPreview.module.css';

const EMPTY = '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>';
const STYLES = 'style, link[rel="stylesheet"]';

type PreviewFrameProps = {
  title: string;
  scheme: 'light' | 'dark';
  children: ReactNode;
};

/**
 * Renders components in an iframe with the app's styles: a customer page sets the whole page's colors and gets as narrow as its window.
 * Actions that need the outer page (dialogs, links) do nothing here.
 */
export function PreviewFrame({ title, scheme, children }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const inner = body?.ownerDocument;
    if (!inner) return;
    const copyStyles = (): void => {
      const copies = [...document.querySelectorAll(STYLES)].map((element) => element.cloneNode(true));
      inner.head.replaceChildren(...copies);
    };
    copyStyles();
    const observer = new MutationObserver(copyStyles);
    observer.observe(document.head, { childList: true });
    return () => observer.disconnect();
  }, [body]);

  useEffect(() => {
    body?.ownerDocument.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  }, [body, scheme]);

  return (
    <iframe
      ref={frame}
      title={title}
      srcDoc={EMPTY}
      className={classes['frame']}
      onLoad={() => setBody(frame.current?.contentDocument?.body ?? null)}
    >
      {body && createPortal(<div inert>{children}</div>, body)}
    </iframe>
  );
}
