import { getDocumentProxy } from 'unpdf';
import { MOST_PAGES } from '../../domain/cv-limits.js';
import { isHarmlessLink } from './addresses.js';
import { PROGRAM_FILE } from './program-file-names.js';
import { Refused } from './refused.js';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

export interface OpenedPdf {
  carriesXml: boolean;
  /** It opens without a password, and what is in it is written in cipher all the same. */
  isEncrypted: boolean;
}

/** `pdf.js` numbers kinds of annotations. */
const FILE_ATTACHMENT = 17;

/**
 * Opens a PDF without reading its pages, and asks what it would do and what it brings along.
 * @throws Refused CV_ENCRYPTED, CV_BROKEN, CV_TOO_MANY_PAGES, CV_HAS_PROGRAM, CV_REACHES_OUT
 */
export async function guardPages(bytes: Buffer): Promise<OpenedPdf> {
  const pdf = await open(bytes);
  if (pdf.numPages > MOST_PAGES) {
    throw new Refused('CV_TOO_MANY_PAGES');
  }
  const isEncrypted = (await pdf.getPermissions()) !== null;
  const files = await attachedFiles(pdf);
  const hasProgram = files.some((name) => PROGRAM_FILE.test(name)) || (await hasScripts(pdf, isEncrypted));
  const links = isEncrypted ? await linksOf(pdf) : [];
  await pdf.loadingTask.destroy();
  if (hasProgram) {
    throw new Refused('CV_HAS_PROGRAM');
  }
  if (!links.every(isHarmlessLink)) {
    throw new Refused('CV_REACHES_OUT');
  }
  return { carriesXml: files.some((name) => /\.xml$/i.test(name)), isEncrypted };
}

async function open(bytes: Buffer): Promise<PdfDocument> {
  try {
    // A copy: the library takes the memory away from whoever handed it over.
    return await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, verbosity: 0 });
  } catch (error) {
    throw new Refused((error as Error).name === 'PasswordException' ? 'CV_ENCRYPTED' : 'CV_BROKEN');
  }
}

/** Names of the files in the document, and of those that hang on a page. */
async function attachedFiles(pdf: PdfDocument): Promise<string[]> {
  const files: Record<string, { filename: string }> | null = await pdf.getAttachments().catch(() => null);
  const pinned: { file?: { filename: string } }[] | null = await pdf
    .getAnnotationsByType(new Set([FILE_ATTACHMENT]), new Set())
    .catch(() => null);
  return [...Object.values(files ?? {}), ...(pinned ?? []).map(({ file }) => file)].map((file) => file?.filename ?? '');
}

/** Of the document and its forms; of its pages where nobody else can read them (`guardPdfPrograms`). */
async function hasScripts(pdf: PdfDocument, isEncrypted: boolean): Promise<boolean> {
  if (await pdf.hasJSActions()) return true;
  for (let number = 1; isEncrypted && number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    if ((await page.getJSActions()) !== null) return true;
  }
  return false;
}

/** As they stand in the file, also those that `pdf.js` would not follow. Nobody else can read them where all is in cipher. */
async function linksOf(pdf: PdfDocument): Promise<string[]> {
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const annotations: { unsafeUrl?: unknown }[] = await (await pdf.getPage(number)).getAnnotations();
    links.push(...annotations.map(({ unsafeUrl }) => unsafeUrl).filter((link) => typeof link === 'string'));
  }
  return links;
}
