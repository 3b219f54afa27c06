import { getDocumentProxy } from 'unpdf';
import { MOST_PAGES } from '../../domain/cv-limits.js';
import { Refused } from './refused.js';

/** Opens a PDF without reading its pages. @throws Refused CV_ENCRYPTED, CV_BROKEN, CV_TOO_MANY_PAGES */
export async function guardPages(bytes: Buffer): Promise<{ carriesXml: boolean }> {
  const pdf = await open(bytes);
  if (pdf.numPages > MOST_PAGES) {
    throw new Refused('CV_TOO_MANY_PAGES');
  }
  const attachments: Record<string, { filename: string }> | null = await pdf.getAttachments().catch(() => null);
  await pdf.loadingTask.destroy();
  return { carriesXml: Object.values(attachments ?? {}).some(({ filename }) => /\.xml$/i.test(filename)) };
}

async function open(bytes: Buffer) {
  try {
    // A copy: the library takes the memory away from whoever handed it over.
    return await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, verbosity: 0 });
  } catch (error) {
    throw new Refused((error as Error).name === 'PasswordException' ? 'CV_ENCRYPTED' : 'CV_BROKEN');
  }
}
