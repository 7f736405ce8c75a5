import { renderToBuffer, type DocumentProps } from '@react-pdf/renderer';
import { createElement, type FunctionComponent, type ReactElement } from 'react';

/** The file that a layout makes of what it is given. Fonts are registered before. */
export const bufferOf = <P extends object>(Layout: FunctionComponent<P>, props: P): Promise<Uint8Array> =>
  renderToBuffer(createElement(Layout, props) as ReactElement<DocumentProps>);
