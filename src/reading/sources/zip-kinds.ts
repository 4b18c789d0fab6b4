import { portableFilename } from '../../contracts/portable-profile';
import { ForeignFormatError } from './structured/refusals';
import { type DocumentSource, unzip } from './unzip';

const limits = { entries: 20_000, entryBytes: 1000 };

type ZipKind = 'profile' | 'docx' | 'odt' | 'export';

/** What all types of OpenDocument begin with, as their entry `mimetype` has it. */
const openDocument = 'application/vnd.oasis.opendocument.';

/** Formats that are not read, by their entries. */
const others = [
  { mark: 'xl/workbook.xml', is: 'an Excel table', instead: 'save your CV as PDF or DOCX, and upload that' },
  { mark: 'ppt/presentation.xml', is: 'a PowerPoint file', instead: 'save it as PDF, and upload that' },
  {
    mark: 'Index/Document.iwa',
    is: 'a Pages document',
    instead: 'choose File, Export To, PDF or Word in Pages, and upload that',
  },
  { mark: 'META-INF/container.xml', is: 'an e-book (EPUB)', instead: 'upload your CV as PDF or DOCX' },
];

/** What a zip is, by its entries. @throws ForeignFormatError if it is of a format that is not read */
export async function kindOfZip(source: DocumentSource): Promise<ZipKind> {
  const names = new Set<string>();
  const isWanted = (name: string) => {
    names.add(name);
    return name === 'mimetype';
  };
  const { files } = await unzip(source, isWanted, limits);
  const other = others.find(({ mark }) => names.has(mark));
  const type = files.get('mimetype')?.toString('latin1').trim() ?? '';
  if (other) throw new ForeignFormatError(other.is, other.instead);
  if (type.startsWith(openDocument) && !type.startsWith(`${openDocument}text`)) {
    throw new ForeignFormatError(
      `an OpenDocument ${type.slice(openDocument.length)}`,
      'save it as PDF, and upload that',
    );
  }
  if (names.has(portableFilename)) return 'profile';
  if (type.startsWith(openDocument)) return 'odt';
  return names.has('word/document.xml') ? 'docx' : 'export';
}
