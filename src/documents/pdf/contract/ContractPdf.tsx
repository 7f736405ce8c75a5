import { Image, View } from '@react-pdf/renderer';
import { Fragment } from 'react';
import type { ContractPaper } from '@/domain/contract/record/paper';
import type { PrintedCertificate } from '@/domain/contract/record/certificate';
import { fileSizeText } from '@/lib/fileSize';
import { PdfText } from '../PdfText';
import type { Pictures } from '../pictures';
import { ReportDocument } from '../report/ReportDocument';
import { ReportFacts } from '../report/ReportFacts';
import { ReportHead } from '../report/ReportHead';
import { ReportHeading } from '../report/ReportHeading';
import { ReportPage } from '../report/ReportPage';
import { reportStyles } from '../report/reportStyles';
import { ReportTableView } from '../report/ReportTableView';
import { CONTENT_PT } from '../sectionLayout';
import { brandOf, styles, type Brand } from '../styles';

/** A contract for printing; includes a certificate once it's signed. */
export type PrintedContract = {
  company: ContractPaper['company'];
  paper: ContractPaper;
  certificate: PrintedCertificate | null;
};

/** Renders a contract, its signatures, and the certificate of how it was signed. */
export function ContractPdf({ printed, pictures }: { printed: PrintedContract; pictures: Pictures }) {
  const { company, paper, certificate } = printed;
  const brand = brandOf(company);
  const name = `${paper.noun} ${paper.number}, version ${paper.version}`;
  return (
    <ReportDocument title={name} author={company.name}>
      <ReportPage company={company} brand={brand} pageSize={paper.pageSize} name={name}>
        <ReportHead company={company} brand={brand} pictures={pictures} kind="Contract" number={paper.number} />
        <PdfText style={reportStyles.project} roomPt={CONTENT_PT}>
          {paper.title}
        </PdfText>
        <ReportFacts facts={paper.facts} columns={2} />
        <Words
          heading={paper.noun === 'Contract' ? 'Scope of work' : 'What changes'}
          text={paper.scope}
          brand={brand}
        />
        {paper.schedule ? (
          <>
            <ReportHeading text={paper.schedule.title} brand={brand} />
            <ReportTableView table={paper.schedule} brand={brand} hasSum />
          </>
        ) : null}
        {paper.tables.map((table) => (
          <Fragment key={table.id}>
            <ReportHeading text={table.title} brand={brand} />
            <ReportTableView table={table} brand={brand} />
          </Fragment>
        ))}
        {paper.clauses.map(({ heading, body, basis }) => (
          <Words key={heading} heading={heading} text={body} note={basis} brand={brand} />
        ))}
        {paper.notices.map((notice, index) => (
          <View key={index} style={reportStyles.warning}>
            <PdfText roomPt={CONTENT_PT - 20}>{notice}</PdfText>
          </View>
        ))}
        {paper.exhibits.map(({ heading, text, file }) => (
          <Words
            key={heading}
            heading={heading}
            text={text || (file ? 'See the attached file.' : '')}
            note={file ? `Attached file: ${file.name} (${fileSizeText(file.sizeBytes)}), SHA-256 ${file.sha256}` : ''}
            brand={brand}
          />
        ))}
        <Signatures printed={printed} brand={brand} />
      </ReportPage>
      {certificate ? <CertificatePage printed={printed} certificate={certificate} brand={brand} name={name} /> : null}
    </ReportDocument>
  );
}

type WordsProps = { heading: string; text: string; note?: string; brand: Brand };

function Words({ heading, text, note = '', brand }: WordsProps) {
  if (text === '') return null;
  return (
    <>
      <ReportHeading text={heading} brand={brand} />
      <PdfText style={reportStyles.text} roomPt={CONTENT_PT}>
        {text}
      </PdfText>
      {note === '' ? null : (
        <PdfText style={[styles.small, styles.faint]} roomPt={CONTENT_PT}>
          {note}
        </PdfText>
      )}
    </>
  );
}

/** Renders a line for every signer, with the signatures given so far. */
function Signatures({ printed: { paper, certificate }, brand }: { printed: PrintedContract; brand: Brand }) {
  return (
    <>
      <ReportHeading text="Signatures" brand={brand} withPt={120} />
      {paper.parties.map(({ role, name, title }, index) => {
        const signer = certificate?.signers[index];
        return (
          <View key={index} wrap={false} style={{ marginTop: 14 }}>
            {signer && signer.imageDataUrl !== '' ? (
              <Image src={signer.imageDataUrl} style={{ height: 36, width: 160, objectFit: 'contain' }} />
            ) : (
              <PdfText style={{ fontSize: 16, minHeight: 24 }} roomPt={CONTENT_PT}>
                {signer?.typedName ?? ''}
              </PdfText>
            )}
            <View style={{ borderTopWidth: 0.6, width: 260, paddingTop: 2 }}>
              <PdfText roomPt={260}>{[name, title].filter(Boolean).join(', ')}</PdfText>
              <PdfText style={[styles.small, styles.faint]} roomPt={260}>
                {[role, signer?.signedAtText ?? 'Date: ____________'].filter(Boolean).join(' · ')}
              </PdfText>
            </View>
          </View>
        );
      })}
    </>
  );
}

type CertificateProps = {
  printed: PrintedContract;
  certificate: PrintedCertificate;
  brand: Brand;
  name: string;
};

/** Renders who signed when, from where and with what, and the chain of events. On its own page. */
function CertificatePage({ printed: { company, paper }, certificate, brand, name }: CertificateProps) {
  return (
    <ReportPage company={company} brand={brand} pageSize={paper.pageSize} name={name}>
      <PdfText style={reportStyles.project} roomPt={CONTENT_PT}>
        Certificate of signing
      </PdfText>
      <ReportFacts facts={certificate.facts} columns={2} />
      {certificate.tables.map((table) => (
        <View key={table.id}>
          <ReportHeading text={table.title} brand={brand} />
          <ReportTableView table={table} brand={brand} />
        </View>
      ))}
      {certificate.notes.map((note, index) => (
        <PdfText key={index} style={[reportStyles.text, styles.small, styles.faint]} roomPt={CONTENT_PT}>
          {note}
        </PdfText>
      ))}
    </ReportPage>
  );
}
