import { Document } from '@react-pdf/renderer';
import type { ReactNode } from 'react';

type ReportDocumentProps = { title: string; author: string; children: ReactNode };

/** Renders a report as a file, with the metadata for finding it again. */
export const ReportDocument = ({ title, author, children }: ReportDocumentProps) => (
  <Document title={title} author={author} creator="Fieldwright" producer="Fieldwright" language="en-US">
    {children}
  </Document>
);
