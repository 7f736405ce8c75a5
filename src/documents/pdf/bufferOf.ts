import { renderToBuffer, type DocumentProps } from '@react-pdf/renderer';
import { createElement, type FunctionComponent, type ReactElement } from 'react';

/** Renders a layout with its props to a PDF file. Fonts must be registered first. */
export const bufferOf = <P extends object>(Layout: FunctionComponent<P>, props: P): Promise<Uint8Array> =>
  renderToBuffer(createElement(Layout, props) as ReactElement<DocumentProps>);
