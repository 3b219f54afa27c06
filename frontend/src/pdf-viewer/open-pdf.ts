import files from 'virtual:pdf-files';
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { countRequest } from '../api/request-activity.js';
import { answered } from '../api/request-json.js';

/** A page of a scanner at 600 dpi. What is larger is no page of a CV. */
const LARGEST_PICTURE = 40_000_000;

GlobalWorkerOptions.workerSrc = worker;

/**
 * Opens a PDF of our server, read in a worker: nothing in it runs, and it fetches nothing.
 * @throws as `requestJson`; what PDF.js says of a file that it cannot read
 */
export async function openPdf(url: string): Promise<PDFDocumentProxy> {
  const data = await countRequest(url, async () => (await answered(url, {})).arrayBuffer());
  return getDocument({
    data,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    maxImageSize: LARGEST_PICTURE,
    enableXfa: false,
    // The policy of our pages allows neither.
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
  }).promise;
}
